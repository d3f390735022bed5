import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AppointmentBody } from '../../api/bookings.ts';
import { APPOINTMENT, DOCTOR, anAppointment } from '../../testing/appointment.ts';
import { Refused, openScreen, stopTime } from '../../testing/open-screen.tsx';
import { stage } from '../../testing/stage.ts';
import { OtherTimes } from './other-times.tsx';

const OTHER = '019b7600-0000-7000-8000-000000000003';
const cancelled = anAppointment({ state: 'cancelled', stage: stage('cancelled'), cancelled_by: 'doctor' });
const time = (hour: string) => `2026-11-23T0${hour}:00.000Z`;
const own = {
  id: DOCTOR,
  name: 'Dkt. Neema Mushi',
  specialty: 'Daktari wa jumla',
  times: [time('7:00'), time('7:30')],
};
const other = { id: OTHER, name: 'Dkt. Juma Ali', specialty: 'Daktari wa jumla', times: [time('8:00')] };
const TIMES = `GET /api/appointments/${APPOINTMENT}/other-times`;
const AGAIN = `POST /api/appointments/${APPOINTMENT}/book-again`;

beforeEach(stopTime);
afterEach(() => {
  vi.useRealTimers();
});

const open = (appointment: AppointmentBody, answers: object) =>
  openScreen(<OtherTimes appointment={appointment} />, {
    path: `/appointments/${APPOINTMENT}`,
    language: 'en',
    answers: answers as Record<string, unknown>,
  });

test('after the doctor cancelled nobody is led to pay again: one press books another time or the named other doctor', async () => {
  const screen = await open(cancelled, {
    [TIMES]: { same_money: true, doctor: own, other },
    [AGAIN]: anAppointment({ state: 'scheduled', stage: stage('planned') }),
  });
  expect(screen.text()).toContain('pays for any of these times');
  expect(screen.names('link').filter((name) => name.includes('November'))).toEqual([]);
  const [button] = screen.names('button').filter((name) => name.includes('Dkt. Juma Ali'));
  await screen.press('button', button!);
  expect(screen.sent().at(-1)).toMatchObject({
    call: AGAIN,
    body: { doctor_id: OTHER, starts_at: time('8:00') },
  });
  await screen.close();
});

test('a refusal is said where the times are, and they are asked for anew', async () => {
  const screen = await open(cancelled, {
    [TIMES]: { same_money: true, doctor: own, other: null },
    [AGAIN]: new Refused(409, 'slot-taken', 'Somebody else has just taken that time.'),
  });
  await screen.press(
    'button',
    screen.names('button').find((name) => name.includes('Neema'))!,
  );
  expect(screen.text()).toContain('Somebody else has just taken that time.');
  await screen.close();
});

test('once the money is on its way back the times lead to booking, and say that it is paid anew', async () => {
  const screen = await open(cancelled, { [TIMES]: { same_money: false, doctor: { ...own, times: [] }, other } });
  expect(screen.text()).toContain('no free time in the next 30 days');
  expect(screen.text()).toContain('paid for anew');
  expect(screen.names('link').some((name) => name.includes('Dkt. Juma Ali'))).toBe(true);
  await screen.close();
});

test('a patient who cancelled, and an emergency, get no offer; what was booked instead is led to', async () => {
  for (const one of [{ cancelled_by: 'patient' as const }, { is_emergency: true }]) {
    const screen = await open({ ...cancelled, ...one }, {});
    expect(screen.text()).toBe('');
    await screen.close();
  }
  const screen = await open({ ...cancelled, moved_to: OTHER }, {});
  expect(screen.names('link')).toEqual(['See your new appointment']);
  await screen.close();
});
