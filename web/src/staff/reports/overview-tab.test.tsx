import { beforeAll, beforeEach, expect, test } from 'vitest';
import { Refused, openScreen, stopTime } from '../../testing/open-screen.tsx';
import type { Answers } from '../../testing/open-screen.tsx';
import StaffScreen from '../staff-screen.tsx';
import { sectionAt } from '../sections.tsx';

beforeEach(stopTime);
beforeAll(() => sectionAt('admin', 'dashboard/overview', 'administrator').screen.load('en'));

const STATS = {
  total_bookings: 1234,
  total_revenue: 45_000,
  revenue: { amount: 4_500_000, currency: 'TZS' },
  active_subscriptions: 0,
  emergency_bookings: 7,
};
const PAID = {
  date: '2026-01-01T08:00:00.000Z',
  user: 'Asha Mwinyi',
  activity: 'appointment-paid',
  details: 'TBB-1-ABCD',
  amount: { amount: 1_500_000, currency: 'TZS' },
  object: 'payment',
  object_id: '019b7600-0000-7000-8000-0000000000e1',
  case_id: null,
};
const ASKED = {
  ...PAID,
  user: '',
  activity: 'withdrawal-requested',
  details: '',
  object: 'withdrawal',
  object_id: '019b7600-0000-7000-8000-0000000000e2',
  case_id: '019b7600-0000-7000-8000-0000000000c1',
};
const DUE = {
  id: '019b7600-0000-7000-8000-0000000000c1',
  kind: 'withdrawal',
  person: 'Dr. Neema Mushi',
  due_at: '2026-01-01T08:00:00.000Z',
};
const FAILS = new Refused(500, 'internal', 'No.');

const open = (answers: Answers) =>
  openScreen(<StaffScreen />, {
    path: '/admin/dashboard',
    me: { role: 'administrator' },
    answers: {
      'GET /api/admin/dashboard/stats': STATS,
      'GET /api/admin/dashboard/activity': [PAID, ASKED],
      'GET /api/admin/cases/waiting': { open: 3, overdue: 1 },
      'GET /api/admin/cases': { cases: [DUE], next_cursor: null },
      ...answers,
    },
  });

test('S39: four cards, the queue at a glance, and activity that leads to what it is about (ADM-OVER-01, ADM-OVER-02)', async () => {
  const screen = await open({});
  expect(screen.read('heading')).toBe('Dashboard');
  expect(screen.text()).toMatch(
    /Total Bookings\s*1,234.*Total Revenue\s*TSh 45,000.*Active Subscriptions\s*0.*Emergency Bookings\s*7/s,
  );
  expect(screen.text()).toMatch(/3 wait, 1 overdue/);
  expect(screen.read('table', 'Recent Activity')).toMatch(/Date.*User.*Activity.*Details.*Asha Mwinyi.*TSh 15,000/s);
  expect(screen.text()).toContain('Deleted account');
  const leads = (name: string) => screen.get('link', name).getAttribute('href');
  expect(leads('Total Bookings 1,234')).toBe('/admin/dashboard/overview/bookings');
  expect(leads('Emergency Bookings 7')).toBe('/admin/dashboard/overview/bookings?kind=emergency');
  expect(leads('Appointment paid')).toBe('/admin/dashboard/payments/TBB-1-ABCD');
  expect(leads('Withdrawal requested')).toBe(`/admin/dashboard/cases/${DUE.id}`);
});

test('Refresh asks for the figures and the activity again (ADM-OVER-03)', async () => {
  const screen = await open({});
  const before = screen.asked().filter((call) => call.includes('/dashboard/')).length;
  await screen.press('button', 'Refresh');
  expect(screen.asked().filter((call) => call.includes('/dashboard/'))).toHaveLength(before + 2);
});

test('prints what it is doing while activity loads, and that there is none (ADM-OVER-04, ADM-OVER-05)', async () => {
  const loading = await open({ 'GET /api/admin/dashboard/activity': new Promise(() => undefined) });
  expect(loading.text()).toContain('Loading activity data...');
  await loading.close();
  expect((await open({ 'GET /api/admin/dashboard/activity': [] })).text()).toContain('No recent activity found');
});

test('S39: a failing API shows zeros, the empty text and a notice (ADM-OVER-08, C93, W53)', async () => {
  const screen = await open({ 'GET /api/admin/dashboard/stats': FAILS, 'GET /api/admin/dashboard/activity': FAILS });
  await screen.wait(10_000);
  expect(screen.text()).toMatch(/Total Bookings\s*0.*Total Revenue\s*TSh 0.*Emergency Bookings\s*0/s);
  expect(screen.text()).toContain('The figures could not be loaded. Each 0 means not known.');
  expect(screen.text()).toContain('The activity could not be loaded.');
  expect(screen.text()).toContain('No recent activity found');
  expect(screen.names('button').filter((name) => name === 'Try again')).toHaveLength(2);
});
