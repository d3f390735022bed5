import { beforeAll, beforeEach, expect, test } from 'vitest';
import { Refused, openScreen, stopTime } from '../../testing/open-screen.tsx';
import StaffScreen from '../staff-screen.tsx';
import { sectionAt } from '../sections.tsx';

beforeEach(stopTime);
beforeAll(() => sectionAt('staff', 'dashboard/payments', 'manager').screen.load('en'));

const LIST = 'GET /api/admin/successful-payments';
const payment = (rest: object = {}) => ({
  id: '019b7600-0000-7000-8000-0000000000c1',
  transaction_id: 'AZM-77',
  phone: '+255754000321',
  full_name: 'Asha Juma',
  amount: { amount: 600_000, currency: 'TZS' },
  paid: { amount: 600_000, currency: 'TZS' },
  status: 'paid',
  ...rest,
});
const page = (payments: object[], rest: object = {}) => ({
  payments,
  total: payments.length,
  is_more: false,
  is_cut: false,
  page: 1,
  pages: 1,
  page_size: 10,
  ...rest,
});
const open = (answer: unknown, answers: object = {}) =>
  openScreen(<StaffScreen />, {
    path: '/staff/dashboard/payments',
    me: { role: 'manager' },
    answers: { [LIST]: answer, ...answers },
  });

test('lists number, transaction, phone, name, shillings and Success; another currency below its worth (STF-PAY-03)', async () => {
  const kenyan = payment({ id: 'c2', transaction_id: 'MP-8', paid: { amount: 40_000, currency: 'KES' } });
  const unrated = payment({ id: 'c3', amount: null, paid: { amount: 500, currency: 'RWF' } });
  const screen = await open(page([payment(), kenyan, unrated], { page: 2, pages: 2, total: 13 }));
  expect(screen.names('columnheader')).toEqual(['#', 'Transaction ID', 'Phone', 'Name', 'Amount (TZS)', 'Status']);
  expect(screen.text()).toMatch(
    /11.*AZM-77.*\+255754000321.*Asha Juma.*TSh 6,000.*Success.*12.*MP-8.*KSh 400.*No rate/s,
  );
});

test('calls no money a success that goes or went back', async () => {
  const screen = await open(page([payment({ status: 'refund-due' }), payment({ id: 'c4', status: 'refunded' })]));
  expect(screen.text()).toMatch(/Refund due.*Refunded/s);
  expect(screen.text()).not.toContain('Success');
});

test('says the printed words when payments cannot be loaded (ERR-30, STF-PAY-06)', async () => {
  const screen = await open(new Refused(400, 'invalid-input', 'No.'));
  expect(screen.text()).toContain('Failed to fetch payments');
  expect(screen.names('button')).toContain('Try again');
});

test('an export that is refused says why beside its button, and wants the own factor first (STF-PAY-02)', async () => {
  const refused = new Refused(503, 'service-unavailable', 'Not now.');
  const screen = await open(page([payment()]), { [`${LIST}/export`]: refused });
  await screen.press('button', 'Export (CSV)');
  expect(screen.read('alert')).toContain('Not now.');
  await screen.close();
  const guarded = await open(page([payment()]), {
    [`${LIST}/export`]: new Refused(403, 'step-up-required', 'Again.', { factor: 'password', passkey: false }),
  });
  await guarded.press('button', 'Export (CSV)');
  expect(guarded.names('dialog')).toEqual(['Is it you?']);
});
