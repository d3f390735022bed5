import { beforeAll, beforeEach, expect, test } from 'vitest';
import { Refused, openScreen, stopTime } from '../../testing/open-screen.tsx';
import { shownPages } from '../frame/page-numbers.tsx';
import StaffScreen from '../staff-screen.tsx';
import { sectionAt } from '../sections.tsx';

beforeEach(stopTime);
beforeAll(() => sectionAt('staff', 'dashboard/bookings', 'receptionist').screen.load('en'));

const ID = '019b7600-0000-7000-8000-0000000000b1';
const DOCTOR = '019b7600-0000-7000-8000-0000000000d1';
const booking = (rest: object = {}) => ({
  id: ID,
  reference: 'TBB-1767225600-ABCDEFGH',
  patient: 'Asha Juma',
  phone: '+255754000321',
  doctor: 'Dr. Neema Mushi',
  doctor_id: DOCTOR,
  doctor_type: 'specialist',
  specialty_id: 'cardiologist',
  country: 'TZ',
  kind: 'phone',
  state: 'scheduled',
  payment: 'paid',
  price: { amount: 600_000, currency: 'TZS' },
  starts_at: '2026-01-02T08:00:00.000Z',
  booked_at: '2026-01-01T08:00:00.000Z',
  viewed: false,
  is_movable: true,
  cancel_effect: 'refund',
  ...rest,
});
const page = (bookings: object[], rest: object = {}) => ({
  bookings,
  total: bookings.length,
  page: 1,
  pages: 1,
  is_cut: false,
  ...rest,
});
const LIST = 'GET /api/admin/booking-list';
const VIEWED = `POST /api/admin/bookings/${ID}/viewed`;
const CANCEL = `POST /api/admin/bookings/${ID}/cancel`;
const open = (answer: unknown, answers: object = {}, role: 'receptionist' | 'manager' = 'manager') =>
  openScreen(<StaffScreen />, {
    path: '/staff/dashboard/bookings',
    me: { role },
    answers: { [LIST]: answer, ...answers },
  });

test('shows the printed columns, and marks what nobody has opened (STF-BOOK-05, STF-BOOK-09)', async () => {
  const screen = await open(page([booking(), booking({ id: ID.replace('b1', 'b2'), viewed: true, patient: 'Juma' })]));
  expect(screen.text()).toMatch(
    /Asha Juma.*New.*Dr\. Neema Mushi.*Cardiologist.*2 Jan 2026, 11:00.*Phone.*TSh 6,000.*Paid.*Scheduled/s,
  );
  expect(screen.names('columnheader')).toEqual([
    'Patient',
    'Doctor',
    'Date and time',
    'Type',
    'Amount',
    'Status',
    'Actions',
  ]);
  expect(screen.text().match(/\bNew\b/g)).toHaveLength(1);
});

test('a receptionist has no column of amounts', async () => {
  const { price: _, ...row } = booking();
  const screen = await open(page([row]), {}, 'receptionist');
  expect(screen.names('columnheader')).not.toContain('Amount');
  expect(screen.text()).not.toContain('TSh');
});

test('View shows the details, marks the booking once, and Call Patient dials (STF-BOOK-07, STF-BOOK-11)', async () => {
  const screen = await open(page([booking()]), { [VIEWED]: { id: ID, viewed: true } });
  await screen.press('button', 'View the booking of Asha Juma');
  expect(screen.read('dialog', 'Patient Details')).toContain('+255754000321');
  expect(screen.get('link', 'Call Patient').getAttribute('href')).toBe('tel:+255754000321');
  await screen.press('button', 'Close');
  expect(screen.text()).not.toContain('Patient Details');
  await screen.press('button', 'View the booking of Asha Juma');
  expect(screen.sent()).toMatchObject([{ call: VIEWED }]);
  expect(screen.text()).not.toMatch(/\bNew\b/);
});

test('a mark that cannot be saved is taken back with a notice, and tried again (W66, STF-BOOK-15)', async () => {
  let answer: unknown = new Refused(503, 'service-unavailable', 'Later.');
  const screen = await open(page([booking()]), { [VIEWED]: () => answer });
  await screen.press('button', 'View the booking of Asha Juma');
  await screen.press('button', 'Close');
  expect(screen.text()).toMatch(/The booking of Asha Juma could not be marked as viewed\..*Asha Juma.*New/s);
  answer = { id: ID, viewed: true };
  await screen.press('button', 'Try again');
  expect(screen.text()).not.toMatch(/could not be marked|\bNew\b/);
});

test('Cancel says what happens to the money and who is told, and the refusal keeps the reason (W69)', async () => {
  let answer: unknown = new Refused(409, 'booking-not-cancellable', 'This appointment has begun.');
  const screen = await open(page([booking()]), { [CANCEL]: () => answer });
  await screen.press('button', 'Cancel the booking of Asha Juma');
  expect(screen.read('dialog', 'Cancel this booking?')).toMatch(
    /What was paid goes back to the patient in full.*Patient and doctor get a text message\./s,
  );
  expect(screen.read('dialog')).not.toContain('TSh');
  await screen.write('Reason · optional', 'She asked by phone');
  await screen.press('button', 'Cancel booking');
  expect(screen.read('alert')).toContain('This appointment has begun.');
  answer = booking({ state: 'cancelled', payment: 'cancelled', cancel_effect: null });
  await screen.press('button', 'Cancel booking');
  expect(screen.sent().map(({ body }) => body)).toEqual([
    { reason: 'She asked by phone' },
    { reason: 'She asked by phone' },
  ]);
  expect(screen.text()).toContain('The booking of Asha Juma is cancelled.');
});

test('what can no longer be cancelled has no such button, and an empty list has the printed words (STF-BOOK-08)', async () => {
  const begun = await open(page([booking({ cancel_effect: null })]));
  expect(begun.names('button')).not.toContain('Cancel the booking of Asha Juma');
  await begun.close();
  const empty = await open(page([]));
  expect(empty.text()).toMatch(/No Bookings Found.*Try adjusting your filters or search criteria\./s);
  expect(empty.names('button')).not.toContain('Export (CSV)');
});

test('a list that cannot be loaded says so, with a way to try again (ERR-31)', async () => {
  const screen = await open(new Refused(400, 'invalid-input', 'No.'));
  expect(screen.text()).toContain('Bookings could not be loaded.');
  expect(screen.names('button')).toContain('Try again');
});

test('the filters are asked of the server, those behind More Filters too (STF-BOOK-02…04)', async () => {
  const screen = await open(page([booking()]));
  expect(screen.names('combobox')).toEqual(['Payment', 'Time']);
  await screen.press('button', 'More Filters');
  expect(screen.names('combobox')).toEqual(['Payment', 'Time', 'Status', 'Country', 'Type']);
  await screen.choose('Time', 'week');
  await screen.choose('Type', 'video');
  expect(screen.names('button')).toContain('More Filters (1)');
  expect(screen.asked().filter((call) => call === LIST).length).toBeGreaterThan(2);
});

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, 'gap', 9]],
  [3, 9, [1, 2, 3, 4, 'gap', 9]],
  [4, 9, [1, 2, 3, 4, 5, 'gap', 9]],
  [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
  [9, 9, [1, 'gap', 8, 9]],
])('page %i of %i shows first, last and neighbours with ellipses (STF-BOOK-14)', (at, pages, shown) => {
  expect(shownPages(at, pages)).toEqual(shown);
});

test('View leads a caller to another time, with the caller’s yes, and to cancelling', async () => {
  const slot = {
    starts_at: '2026-01-03T08:00:00.000Z',
    day: '2026-01-03',
    patient_time: '11:00',
    doctor_time: '11:00',
  };
  const moved = booking({ starts_at: slot.starts_at });
  const MOVE = `POST /api/admin/bookings/${ID}/move`;
  const screen = await open(
    page([booking()]),
    {
      [VIEWED]: { id: ID, viewed: true },
      'GET /api/doctors': [],
      [`GET /api/doctors/${DOCTOR}/slots`]: {
        from: '2026-01-01',
        days: 30,
        slots: [slot],
        preselected: slot.starts_at,
        held: null,
      },
      [MOVE]: moved,
    },
    'receptionist',
  );
  await screen.press('button', 'View the booking of Asha Juma');
  expect(screen.names('button')).toContain('Cancel booking');
  await screen.press('button', 'Move to another time');
  await screen.press('checkbox', 'I have said the new time to Asha Juma, who agrees.');
  await screen.press(
    'button',
    screen.names('button').find((name) => name.startsWith('Move to S'))!,
  );
  expect(screen.sent().at(-1)).toMatchObject({ call: MOVE, body: { starts_at: slot.starts_at, agreed: true } });
  expect(screen.text()).toContain('The appointment of Asha Juma was moved to');
});

test('the child for whom an appointment is stands in the row, with the number and who booked', async () => {
  const screen = await open(page([booking({ person: 'Zainabu Ngoma' })]));
  expect(screen.text()).toMatch(/Zainabu Ngoma.*Booked by Asha Juma.*\+255754000321.*Tanzania/s);
});
