import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Language } from '@tabibu/contract/languages';
import { Refused, openScreen, stopTime } from '../../testing/open-screen.tsx';
import type { Answers } from '../../testing/open-screen.tsx';
import StaffScreen from '../staff-screen.tsx';
import { sectionAt } from '../sections.tsx';

beforeEach(stopTime);
beforeAll(async () => {
  const { screen } = sectionAt('staff', 'dashboard/dashboard', 'manager');
  for (const language of ['en', 'fr'] as const) await screen.load(language);
});

const BOOKING = {
  id: '019b7600-0000-7000-8000-0000000000e1',
  full_name: 'Asha Mwinyi',
  phone: '+255712000123',
  doctor: 'Dr. Neema Mushi',
  amount: 150_000,
  currency: 'KES',
  payment_status: 'paid',
  created_at: '2026-01-01T08:00:00.000Z',
};
const STATS = {
  totalPaidBookings: 41,
  totalPendingBookings: 3,
  totalCancelledBookings: 7,
  totalEarnings: 4_500_000,
  currency: 'TZS',
  recentBookings: [BOOKING, { ...BOOKING, id: '2', full_name: '', phone: '', payment_status: 'cancelled' }],
  monthly: {
    momPercent: 12.5,
    thisMonth: 900_000,
    prevMonth: 800_000,
    series: [
      { key: '2025-12', label: 'Dec 2025', value: 800_000 },
      { key: '2026-01', label: 'Jan 2026', value: 900_000 },
    ],
  },
  rates: [{ currency: 'KES', rate: '19.5', since: '2025-12-01T00:00:00.000Z' }],
  unrated: 1,
};
const CALL = 'GET /api/admin/dashboard';

const open = (answers: Answers, language: Language = 'en') =>
  openScreen(<StaffScreen />, { path: '/staff/dashboard', language, me: { role: 'manager' }, answers });

test('S64: a manager reads revenue with its percent, the counts, and both months (STF-DASH-01…04)', async () => {
  const screen = await open({ [CALL]: STATS });
  expect(screen.read('heading')).toBe('Dashboard');
  expect(screen.text()).toMatch(
    /Total Revenue\s*TSh 45,000\s*12\.5% more than last month\s*Completed\s*41.*Pending\s*3\s*Cancelled\s*7/s,
  );
  expect(screen.text()).toMatch(/This month\s*TSh 9,000\s*Previous month\s*TSh 8,000/);
  expect(screen.text()).toContain('KES 1 = TSh 19.5 since December 1, 2025');
  expect(screen.text()).toContain('1 payment has no rate yet');
});

test('the chart is a table, too, with the same months', async () => {
  const screen = await open({ [CALL]: STATS });
  expect(screen.names('img')).toEqual(['Monthly earnings. Dec 2025: TSh 8,000; Jan 2026: TSh 9,000']);
  await screen.press('button', 'Show as table');
  expect(screen.read('table', 'Monthly earnings')).toMatch(/Dec 2025.*TSh 8,000.*Jan 2026.*TSh 9,000/s);
});

test('the newest bookings show the price in its own currency and the whole number (STF-DASH-06, C18, C78)', async () => {
  const screen = await open({ [CALL]: STATS });
  const table = screen.read('table', 'Recent bookings');
  expect(table).toMatch(/Asha Mwinyi\s*\+255712000123.*Dr\. Neema Mushi.*KSh 1,500.*Paid/s);
  expect(table).toMatch(/Deleted account.*Cancelled/s);
});

test.each([
  [-4, '4.0% less than last month'],
  [0, 'The same as last month'],
])('a change of %i percent reads %j', async (momPercent, words) => {
  const screen = await open({ [CALL]: { ...STATS, monthly: { ...STATS.monthly, momPercent } } });
  expect(screen.text()).toContain(words);
});

test('a house without bookings reads the printed words (STF-DASH-03)', async () => {
  expect((await open({ [CALL]: { ...STATS, recentBookings: [] } })).text()).toContain('No recent bookings');
});

test('loading, failing and trying again: the printed text stands there, and the figures come (ERR-32, DOC-DASH-35)', async () => {
  expect((await open({ [CALL]: new Promise(() => undefined) })).text()).toContain('Loading dashboard data...');
  const replies: unknown[] = [new Refused(403, 'not-allowed', 'No.'), STATS];
  const screen = await open({ [CALL]: () => replies.shift() });
  expect(screen.read('alert')).toContain('Failed to load dashboard data');
  await screen.press('button', 'Try again');
  expect(screen.text()).toContain('TSh 45,000');
  expect(screen.names('alert')).toEqual([]);
});

test('the newest payments are listed by the printed call; they fail in the printed words, and the figures stay (C92)', async () => {
  const PAYMENTS = 'GET /api/payments/azampay/successful';
  const paid = { id: '1', transaction_id: 'AZM-77', phone: '+255754000111', full_name: 'Juma Kileo', amount: 150_000 };
  const screen = await open({ [CALL]: STATS, [PAYMENTS]: [{ ...paid, currency: 'TZS' }] });
  expect(screen.text()).toMatch(/Latest payments.*Juma Kileo\s*AZM-77\s*TSh 1,500/s);
  const failing = await open({ [CALL]: STATS, [PAYMENTS]: new Refused(403, 'not-allowed', 'No.') });
  expect(failing.read('alert')).toContain('Failed to load payment data');
  expect(failing.text()).toContain('TSh 45,000');
});

test('in French the same, with a comma', async () => {
  expect((await open({ [CALL]: STATS }, 'fr')).text()).toMatch(/12,5\s% de plus que le mois dernier/);
});
