import { beforeAll, beforeEach, expect, test } from 'vitest';
import { Refused, openScreen, stopTime } from '../../testing/open-screen.tsx';
import { loadSentences } from '../../shell/catalogues.ts';
import StaffScreen from '../staff-screen.tsx';
import { sectionAt } from '../sections.tsx';
import BookingList from './booking-list.tsx';

beforeEach(stopTime);
beforeAll(async () => {
  await sectionAt('admin', 'dashboard/overview', 'administrator').screen.load('en');
  await loadSentences('en', ['booking-desk']);
});

const booking = (rest: object = {}) => ({
  id: '019b7600-0000-7000-8000-0000000000b1',
  reference: 'TBB-1767225600-ABCDEFGH',
  patient: 'Asha Juma',
  doctor: 'Dr. Neema Mushi',
  country: 'TZ',
  kind: 'phone',
  state: 'scheduled',
  price: { amount: 600_000, currency: 'TZS' },
  starts_at: '2026-01-02T08:00:00.000Z',
  booked_at: '2026-01-01T08:00:00.000Z',
  ...rest,
});
const page = (bookings: object[], rest: object = {}) => ({
  bookings,
  total: bookings.length,
  page: 1,
  pages: 1,
  is_more: false,
  is_cut: false,
  ...rest,
});
const LIST = 'GET /api/admin/booking-list';
const open = (answer: unknown, search = '') =>
  openScreen(<StaffScreen />, {
    path: '/admin/dashboard/overview/bookings',
    search,
    me: { role: 'administrator' },
    answers: { 'GET /api/admin/cases/waiting': { open: 0, overdue: 0 }, [LIST]: answer },
  });

test('shows the bookings that a figure counts, with the filter of its address (ADM-OVER-01)', async () => {
  const emergency = booking({
    id: '019b7600-0000-7000-8000-0000000000b2',
    kind: 'emergency',
    reference: null,
    starts_at: null,
    patient: '',
  });
  const screen = await open(page([booking(), emergency], { total: 12, pages: 2 }), 'kind=emergency');
  expect(screen.read('heading')).toBe('Bookings');
  expect(screen.text()).toMatch(
    /12 bookings.*TBB-1767225600-ABCDEFGH.*Asha Juma.*Dr\. Neema Mushi.*2 Jan 2026, 11:00.*Phone.*Tanzania.*TSh 6,000.*Scheduled.*No payment.*Deleted account.*No time yet.*Page 1 of 2/s,
  );
  expect(screen.get('link', 'TBB-1767225600-ABCDEFGH').getAttribute('href')).toBe(
    '/admin/dashboard/payments/TBB-1767225600-ABCDEFGH',
  );
  await screen.press('button', 'Export (CSV)');
  expect(screen.addresses()).toContain('/api/admin/booking-list/export?kind=emergency');
});

test('says what would fill it, that a name is too common, and that it could not be loaded', async () => {
  const empty = await open(page([], { is_cut: true }));
  expect(empty.text()).toMatch(/Too many people have this name.*What patients book appears here\./s);
  expect(empty.names('button')).not.toContain('Export (CSV)');
  const failed = await open(new Refused(400, 'invalid-input', 'No.'));
  expect(failed.text()).toContain('Bookings could not be loaded.');
});

test('a portal whose people see fewer columns shows fewer, and no way to the payment', async () => {
  const screen = await openScreen(
    <BookingList backTo="/staff/dashboard" columns={['reference', 'patient', 'state']} />,
    { path: '/staff/dashboard', me: { role: 'receptionist' }, answers: { [LIST]: page([booking()]) } },
  );
  expect(screen.text()).not.toMatch(/TSh|Mushi/);
  expect(screen.names('link')).toEqual(['Dashboard']);
});
