import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { DayBody } from '@tabibu/contract/day-desk';
import type { Role } from '@tabibu/contract/roles';
import { loadSentences } from '../../shell/catalogues.ts';
import { Refused, openScreen, stopTime } from '../../testing/open-screen.tsx';
import type { Answers } from '../../testing/open-screen.tsx';
import DayPanel from './day-panel.tsx';

const told = new EventTarget();
/** The browser's connection for live events; a test tells through `tell`. */
class Connection extends EventTarget {
  constructor() {
    super();
    told.addEventListener('told', () => {
      const event = new MessageEvent('message', { data: JSON.stringify({ kind: 'house-day' }) });
      this.dispatchEvent(event);
    });
  }
  close(): void {}
}
const tell = () => told.dispatchEvent(new Event('told'));

beforeAll(() => loadSentences('en', ['house-day', 'search']));
beforeEach(() => {
  stopTime();
  localStorage.clear();
  vi.stubGlobal('EventSource', Connection);
});

const CALL = 'GET /api/admin/day';
const BOOKING = '019b7600-0000-7000-8000-0000000000e1';
const NEEMA = '019b7600-0000-7000-8000-0000000000d1';
const ROW = {
  booking_id: BOOKING,
  patient: 'Asha M.',
  doctor: 'Dr. Neema Mushi',
  type: 'video',
  starts_at: '2026-11-20T05:50:00.000Z',
} as const;
const CALM: DayBody = {
  on_call: [],
  emergencies: [],
  late: [],
  waiting: [],
  failed_calls: [],
  unfinished: [],
  changes_at: '2026-11-20T07:00:00.000Z',
};
const EMERGENCY: DayBody = {
  ...CALM,
  emergencies: [
    {
      booking_id: BOOKING,
      patient: 'Asha M.',
      country: 'TZ',
      asked_for: 'Dr. Neema Mushi',
      rung_at: '2026-11-20T05:58:00.000Z',
      escalates_at: '2026-11-20T06:03:00.000Z',
      rung: 2,
    },
  ],
};

const open = (answers: Answers, role: Role = 'receptionist') =>
  openScreen(<DayPanel />, { path: '/staff/dashboard/bookings', me: { role }, answers });

test('a calm day says so in one line, and which countries have nobody on call', async () => {
  const onCall = { id: NEEMA, name: 'Dr. Neema Mushi', country: 'TZ', specialty: 'general-practitioner' } as const;
  const screen = await open({ [CALL]: { ...CALM, on_call: [{ ...onCall, can_be_rung: true }] } });
  expect(screen.text()).toContain('No doctor is late, nobody waits and no failed call waits.');
  expect(screen.text()).toMatch(/1 doctor is on call.*Nobody in: .*Kenya/);
});

test('a doctor on call whom nothing can ring does not count as on call', async () => {
  const onCall = { id: NEEMA, name: 'Dr. Neema Mushi', country: 'TZ', specialty: 'general-practitioner' } as const;
  const screen = await open({ [CALL]: { ...CALM, on_call: [{ ...onCall, can_be_rung: false }] } });
  expect(screen.text()).toMatch(/Nobody is on call.*Nobody in: .*Tanzania/);
});

test('an event brings an emergency with its clock within a second, and nothing is asked while nothing happens', async () => {
  const replies: DayBody[] = [CALM, EMERGENCY];
  const screen = await open({ [CALL]: () => replies.shift() });
  await screen.wait(10 * 60_000);
  expect(screen.asked()).toEqual([CALL]);
  await screen.after(tell);
  await screen.wait(1_000);
  expect(screen.text()).toMatch(/Asha M\., Tanzania/);
  expect(screen.text()).toContain('2 doctors were rung');
  expect(screen.read('status')).toBe('Emergency: no doctor has accepted');
});

test('the clock runs down to the moment at which the patient is told', async () => {
  const screen = await open({ [CALL]: EMERGENCY });
  expect(screen.text()).toContain('The patient is told so in 3:00');
  await screen.wait(61_000);
  expect(screen.text()).toContain('The patient is told so in 1:59');
});

test('Call somebody else offers who could answer, rings once, and says so', async () => {
  const doctors = [
    { id: NEEMA, name: 'Dr. Neema Mushi', specialty: 'general-practitioner', on_call: true, is_rung: true },
    { id: '2', name: 'Dr. Juma Salum', specialty: 'general-practitioner', on_call: false, is_rung: false },
  ];
  const screen = await open({
    [CALL]: EMERGENCY,
    [`GET /api/admin/day/emergencies/${BOOKING}/doctors`]: doctors,
    [`POST /api/admin/day/emergencies/${BOOKING}/doctors`]: { doctor_id: '2' },
  });
  await screen.press('button', 'Call somebody else');
  expect(screen.names('button').filter((name) => name.startsWith('Ring'))).toEqual(['Ring Dr. Juma Salum']);
  await screen.press('button', 'Ring Dr. Juma Salum');
  expect(screen.sent()).toMatchObject([{ body: { doctor_id: '2' } }]);
  expect(screen.names('button').filter((name) => name.startsWith('Ring'))).toEqual([]);
});

test('an emergency that somebody has just accepted is refused in words, and the dialog stays', async () => {
  const doctor = { id: '2', name: 'Dr. Juma Salum', specialty: 'general-practitioner', on_call: false, is_rung: false };
  const screen = await open({
    [CALL]: EMERGENCY,
    [`GET /api/admin/day/emergencies/${BOOKING}/doctors`]: [doctor],
    [`POST /api/admin/day/emergencies/${BOOKING}/doctors`]: new Refused(409, 'emergency-answered', 'Accepted by now.'),
  });
  await screen.press('button', 'Call somebody else');
  await screen.press('button', 'Ring Dr. Juma Salum');
  expect(screen.read('alert')).toContain('Accepted by now.');
});

test('a late doctor and a failed call are called back by a number that a press shows', async () => {
  const screen = await open({
    [CALL]: {
      ...CALM,
      late: [{ ...ROW, expected_at: ROW.starts_at, patient_waits: true }],
      failed_calls: [{ ...ROW, patient: 'Juma K.', failed_at: ROW.starts_at, case_id: null }],
    },
    [`POST /api/admin/day/bookings/${BOOKING}/number`]: { phone: '+255754000111' },
  });
  expect(screen.text()).toMatch(/Dr\. Neema Mushi\s*10 minutes late for Asha M\.\s*The patient waits\./);
  await screen.press('button', 'Call doctor: Dr. Neema Mushi');
  expect(screen.get('link', 'Dial +255754000111 (Dr. Neema Mushi)').getAttribute('href')).toBe('tel:+255754000111');
  expect(screen.sent()).toMatchObject([{ body: { of: 'doctor' } }]);
  expect(screen.names('link').filter((name) => name.includes('case'))).toEqual([]);
  expect(screen.names('button')).toContain('Call patient: Juma K.');
});

test('an administrator is led to the case of a failed call', async () => {
  const failed = { ...ROW, failed_at: ROW.starts_at, case_id: NEEMA };
  const screen = await open({ [CALL]: { ...CALM, failed_calls: [failed] } }, 'administrator');
  expect(screen.get('link', 'Open the case').getAttribute('href')).toBe(`/staff/dashboard/cases/${NEEMA}`);
});

test('an unfinished booking for a caller leads to where it goes on', async () => {
  const row = { id: NEEMA, caller: 'Juma K.', phone_end: '777', member: 'Rehema Kileo', is_mine: false } as const;
  const screen = await open({ [CALL]: { ...CALM, unfinished: [{ ...row, open_until: '2026-11-20T06:30:00.000Z' }] } });
  expect(screen.text()).toMatch(/Juma K\.\s*…777, with Rehema Kileo, open until 09:30/);
  expect(screen.get('link', 'Go on').getAttribute('href')).toBe(`/staff/dashboard/caller-booking/${NEEMA}`);
});

test('the moment at which a doctor becomes late brings the day again', async () => {
  const replies: DayBody[] = [{ ...CALM, changes_at: '2026-11-20T06:02:00.000Z' }, CALM];
  const screen = await open({ [CALL]: () => replies.shift() });
  await screen.wait(119_000);
  expect(screen.asked()).toHaveLength(1);
  await screen.wait(2_000);
  expect(screen.asked()).toHaveLength(2);
});

test('the sound is on by itself, and the page says while the browser keeps it off', async () => {
  const screen = await open({ [CALL]: CALM });
  expect(screen.get('switch', 'Sound of emergencies').getAttribute('aria-checked')).toBe('true');
  expect(screen.text()).toContain('the browser keeps the sound off until somebody presses');
});

test('switching the sound off is remembered over loads, and said', async () => {
  const screen = await open({ [CALL]: CALM });
  await screen.press('switch', 'Sound of emergencies');
  await screen.close();
  const again = await open({ [CALL]: CALM });
  expect(again.get('switch', 'Sound of emergencies').getAttribute('aria-checked')).toBe('false');
  expect(again.text()).toContain('The sound is off at this screen.');
});

test('a failed load offers to try again', async () => {
  const screen = await open({ [CALL]: new Refused(403, 'not-allowed', 'No.') });
  expect(screen.read('alert')).toContain('The day could not be loaded.');
});

test('a manager sees nothing of it, and nothing is asked (ROLE-13)', async () => {
  const screen = await open({ [CALL]: CALM }, 'manager');
  expect([screen.text().trim(), screen.asked()]).toEqual(['', []]);
});
