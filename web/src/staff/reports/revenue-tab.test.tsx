import { beforeAll, beforeEach, expect, test } from 'vitest';
import { Refused, openScreen, stopTime } from '../../testing/open-screen.tsx';
import StaffScreen from '../staff-screen.tsx';
import { sectionAt } from '../sections.tsx';

beforeEach(stopTime);
beforeAll(() => sectionAt('admin', 'dashboard/revenue', 'administrator').screen.load('en'));

const sum = (bookings: number, subscriptions: number, currency: 'TZS' | 'KES', amount: number) => ({
  total: bookings + subscriptions,
  bookings,
  subscriptions,
  original: [{ amount, currency }],
});
const REPORT = {
  totalRevenue: 3_000_000,
  currency: 'TZS',
  bookings: 2_000_000,
  subscriptions: 1_000_000,
  period: 'monthly',
  byCountry: { KE: sum(1_900_000, 0, 'KES', 100_000), TZ: sum(100_000, 1_000_000, 'TZS', 1_100_000) },
  byPeriod: { '2025-12': sum(1_900_000, 0, 'KES', 100_000), '2026-01': sum(100_000, 1_000_000, 'TZS', 1_100_000) },
  rates: [{ currency: 'KES', rate: '19', since: '2025-10-01T00:00:00.000Z' }],
  unrated: 0,
};
const NONE = { ...REPORT, totalRevenue: 0, bookings: 0, subscriptions: 0, byCountry: {}, byPeriod: {}, rates: [] };

/** Opens the section. Answers with what the query asks for; `asked` collects the queries. */
async function open(answer: unknown, search = '') {
  const screen = await openScreen(<StaffScreen />, {
    path: '/admin/dashboard/revenue',
    search,
    me: { role: 'administrator' },
    answers: {
      'GET /api/admin/revenue': answer,
      'GET /api/admin/revenue/export': new Refused(503, 'service-unavailable', 'Not now.'),
    },
  });
  return screen;
}
/** Presses *Export* and returns the address that was asked. */
async function download(screen: Awaited<ReturnType<typeof open>>): Promise<string | undefined> {
  await screen.press('button', 'Export CSV');
  const exported = screen.addresses().filter((address) => address.includes('/export'));
  return exported.at(-1);
}

test('S47: cards, both tables with percentages of one decimal, and each amount in its currency with the rate (ADM-REV-04…07)', async () => {
  const screen = await open(REPORT);
  expect(screen.read('heading')).toBe('Revenue Analytics');
  expect(screen.text()).toMatch(
    /Total Revenue\s*TSh 30,000.*From Bookings\s*TSh 20,000.*From Subscriptions\s*TSh 10,000/s,
  );
  const countries = screen.read('table', 'Revenue by Country');
  expect(countries).toMatch(
    /Kenya.*TSh 19,000.*KSh 1,000.*100\.0%.*TSh 0 0\.0%.*63\.3%.*Tanzania.*9\.1%.*90\.9%.*36\.7%/s,
  );
  expect(screen.read('table', 'Revenue by Month')).toMatch(/December 2025.*January 2026.*Total.*TSh 30,000/s);
  expect(screen.text()).toContain('KES 1 = TSh 19 since October 1, 2025');
  expect(screen.names('img')).toEqual(['Revenue by Month. Dec 2025: TSh 19,000; Jan 2026: TSh 11,000']);
});

test('S47: months are chosen at first; a time frame and days ask again, and Reset shows everything (ADM-REV-02, ADM-REV-03)', async () => {
  const screen = await open(REPORT);
  expect(await download(screen)).toBe('/api/admin/revenue/export?period=monthly');
  await screen.press('radio', 'Daily');
  expect(await download(screen)).toBe('/api/admin/revenue/export?period=daily');
  await screen.press('button', 'Reset');
  expect(await download(screen)).toBe('/api/admin/revenue/export?period=monthly');
});

test('a country opens alone, and its chip ends that (C84)', async () => {
  const screen = await open(REPORT);
  await screen.press('button', 'Kenya');
  expect(await download(screen)).toBe('/api/admin/revenue/export?period=monthly&country=KE');
  await screen.press('button', 'Country: Kenya');
  expect(await download(screen)).toBe('/api/admin/revenue/export?period=monthly');
  const ranged = await open(REPORT, 'start_date=2026-01-01&end_date=2026-01-31&period=yearly');
  expect(await download(ranged)).toBe(
    '/api/admin/revenue/export?period=yearly&start_date=2026-01-01&end_date=2026-01-31',
  );
});

test('S47: no data disables the export and shows the text (ADM-REV-01, ADM-REV-09)', async () => {
  const screen = await open(NONE);
  expect(screen.text()).toContain('No revenue data available for the selected filters.');
  expect(screen.names('button')).toContain('Refresh Data');
  expect(screen.names('link')).not.toContain('Export CSV');
  expect(screen.names('button')).not.toContain('Export CSV');
});

test('says that it loads, and in words when it fails (ADM-REV-08, ERR-18)', async () => {
  const loading = await open(new Promise(() => undefined));
  expect(loading.text()).toContain('Loading revenue data...');
  await loading.close();
  const failed = await open(new Refused(400, 'invalid-input', 'No.'));
  expect(failed.read('alert')).toContain('Failed to load revenue data. Please try again.');
});

test('payments without a rate are named (C18)', async () => {
  expect((await open({ ...REPORT, unrated: 2 })).text()).toContain('2 payments have no rate yet');
});
