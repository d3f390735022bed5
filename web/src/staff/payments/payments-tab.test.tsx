import { beforeAll, beforeEach, expect, test } from 'vitest';
import { Refused, openScreen, stopTime } from '../../testing/open-screen.tsx';
import type { Answers } from '../../testing/open-screen.tsx';
import StaffScreen from '../staff-screen.tsx';
import { sectionAt } from '../sections.tsx';

beforeEach(stopTime);
beforeAll(() => sectionAt('admin', 'dashboard/payments', 'administrator').screen.load('en'));

const CASE = '019b7600-0000-7000-8000-0000000000c1';
const withdrawal = (rest: object = {}) => ({
  id: '019b7600-0000-7000-8000-0000000000d1',
  doctor: 'Dr. Neema Mushi',
  country: 'TZ',
  amount: { amount: 1_000_000, currency: 'TZS' },
  total_earnings: { amount: 4_800_000, currency: 'TZS' },
  total_calls: 12,
  asked_at: '2026-01-01T08:00:00.000Z',
  status: 'pending',
  case_id: CASE,
  ...rest,
});
const page = (withdrawals: object[], rest: object = {}) => ({
  withdrawals,
  total: withdrawals.length,
  is_more: false,
  is_cut: false,
  page: 1,
  pages: 1,
  page_size: 10,
  ...rest,
});
const open = (path: string, answers: Answers) =>
  openScreen(<StaffScreen />, {
    path,
    me: { role: 'administrator' },
    answers: { 'GET /api/admin/cases/waiting': { open: 0, overdue: 0 }, ...answers },
  });
const LIST = 'GET /api/admin/withdrawals';

test('shows the printed columns, and leads to the decision (ADM-PAY-01, ADM-PAY-03)', async () => {
  const screen = await open('/admin/dashboard/payments', { [LIST]: page([withdrawal()]) });
  expect(screen.read('heading')).toBe('Withdrawal Requests');
  expect(screen.text()).toMatch(/Dr\. Neema Mushi.*Tanzania.*TSh 10,000.*TSh 48,000.*12.*Pending/s);
  expect(screen.get('link', 'Approve').getAttribute('href')).toBe(`/admin/dashboard/cases/${CASE}?decide=approve`);
  expect(screen.get('link', 'Reject').getAttribute('href')).toBe(`/admin/dashboard/cases/${CASE}?decide=reject`);
  await screen.press('button', 'Export (CSV)');
  expect(screen.addresses()).toContain('/api/admin/withdrawals/export?period=month');
});

test('offers no decision about what is settled, and no export of nothing', async () => {
  const settled = await open('/admin/dashboard/payments', {
    [LIST]: page([withdrawal({ status: 'paid', case_id: null })]),
  });
  expect(settled.names('link')).not.toContain('Approve');
  const empty = await open('/admin/dashboard/payments', { [LIST]: page([]) });
  expect(empty.text()).toContain('A doctor who asks to be paid out appears here.');
  expect(empty.names('button')).not.toContain('Export (CSV)');
});

test('lists payments with what was received, and says it in words when they cannot be loaded (ADM-PAY-06, C18, ERR-30)', async () => {
  const payment = {
    id: '019b7600-0000-7000-8000-0000000000e1',
    reference: 'TBB-1-ABCD',
    payer: '',
    country: 'KE',
    amount: { amount: 150_000, currency: 'KES' },
    worth: {
      amount: { amount: 2_850_000, currency: 'TZS' },
      rate: '19',
      rate_since: '2025-10-01T00:00:00.000Z',
    },
    method: 'mpesa',
    provider: 'daraja',
    status: 'refund-due',
    created_at: '2026-01-01T08:00:00.000Z',
    paid_at: null,
  };
  const screen = await open('/admin/dashboard/payments/received', {
    'GET /api/admin/payments': {
      payments: [payment],
      next_cursor: null,
      count: 1,
      is_more: false,
      is_cut: false,
      received: [
        { amount: 150_000, currency: 'KES' },
        { amount: 4_500_000, currency: 'TZS' },
      ],
      received_tzs: { amount: 7_350_000, currency: 'TZS' },
      unrated: 0,
    },
  });
  expect(screen.text()).toMatch(
    /Received: KSh 1,500 · TSh 45,000.*Together TSh 73,500.*TBB-1-ABCD.*Deleted account.*KSh 1,500.*TSh 28,500 · rate of 1 Oct 2025.*M-Pesa.*Kenya.*Refund due/s,
  );
  await screen.press('button', 'Export (CSV)');
  expect(screen.addresses()).toContain('/api/admin/payments/export');
  const many = await open('/admin/dashboard/payments/received', {
    'GET /api/admin/payments': {
      payments: [payment],
      next_cursor: null,
      count: 10_000,
      is_more: true,
      is_cut: false,
      received: [{ amount: 9_900_000, currency: 'TZS' }],
      received_tzs: { amount: 9_900_000, currency: 'TZS' },
      unrated: 0,
    },
  });
  expect(many.text()).toMatch(/More than 10,000 found.*TSh 99,000/s);
  await many.press('button', 'Export (CSV)');
  expect(many.addresses()).toContain('/api/admin/payments/export');
  const failed = await open('/admin/dashboard/payments/received', {
    'GET /api/admin/payments': new Refused(400, 'invalid-input', 'No.'),
  });
  expect(failed.text()).toContain('Failed to fetch payments');
});

const DEBTS = 'GET /api/admin/debts';
const OWED = '/admin/dashboard/payments/owed';
const debt = (rest: object = {}) => ({
  doctor_id: '019b7600-0000-7000-8000-0000000000f1',
  doctor: 'Neema Mushi',
  country: 'TZ',
  amount: { amount: 1_200_000, currency: 'TZS' },
  since: '2026-01-01T08:00:00.000Z',
  works_here: true,
  case_id: CASE,
  ...rest,
});
const debts = (rows: object[], sums: object[] = []) => ({ debts: rows, total: rows.length, sums, page: 1, pages: 1 });

test('lists who owes how much since when, with the sums, and leads to the doctor, the case and the export', async () => {
  const screen = await open(OWED, {
    [DEBTS]: debts(
      [debt(), debt({ doctor_id: CASE, doctor: 'Juma Kibet', country: 'KE', works_here: false, case_id: null })],
      [{ amount: 2_400_000, currency: 'TZS' }],
    ),
  });
  expect(screen.read('heading')).toBe('Doctors Who Owe');
  expect(screen.text()).toMatch(/Owed altogether: TSh 24,000.*Neema Mushi.*Tanzania.*TSh 12,000/s);
  expect(screen.text()).toMatch(/Juma Kibet.*No longer works here/s);
  expect(screen.get('link', 'Neema Mushi').getAttribute('href')).toBe('/admin/dashboard/doctors?q=Neema%20Mushi');
  expect(screen.names('link')).not.toContain('Juma Kibet');
  expect(screen.get('link', 'Open the case').getAttribute('href')).toBe(`/admin/dashboard/cases/${CASE}`);
  await screen.press('button', 'Export (CSV)');
  expect(screen.addresses()).toContain('/api/admin/debts/export');
});

test('says that nobody owes, and what could not be loaded', async () => {
  const empty = await open(OWED, { [DEBTS]: debts([]) });
  expect(empty.text()).toContain('No doctor owes anything.');
  expect(empty.names('button')).not.toContain('Export (CSV)');
  const failing = await open(OWED, { [DEBTS]: new Refused(400, 'invalid-input', 'No.') });
  expect(failing.names('button')).toContain('Try again');
});
