import { NO_NETWORK, Refused, openScreen, stopTime } from '../../testing/open-screen.tsx';
import type { Answers } from '../../testing/open-screen.tsx';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SlotPageBody } from '@tabibu/contract/slots';
import type { DoctorPageBody } from '@tabibu/contract/doctors';
import type { Language } from '@tabibu/contract/languages';
import { APPOINTMENT, DOCTOR, anAppointment } from '../../testing/appointment.ts';
import BookingScreen from './booking-screen.tsx';

const HOLD = 'POST /api/bookings';

const neema: DoctorPageBody = {
  id: DOCTOR,
  name: 'Dkt. Neema Mushi',
  full_name: 'Dkt. Neema Mushi',
  specialty: 'General Practitioner',
  specialty_id: 'general-practitioner',
  rating: 0,
  rating_count: 0,
  country: 'TZ',
  type: 'general',
  is_specialist: false,
  url: null,
  featured: false,
  spoken_languages: ['sw'],
  call_types: ['phone', 'video'],
  phone_price: { amount: 600_000, currency: 'TZS' },
  video_price: { amount: 900_000, currency: 'TZS' },
  next_free_at: '2026-11-20T07:00:00.000Z',
  free_times: ['2026-11-20T07:00:00.000Z'],
  bio: { sw: '', en: '', fr: '' },
  experience_years: 5,
  time_zone: 'Africa/Dar_es_Salaam',
};

const slot = (day: string, time: string) => ({
  starts_at: new Date(`${day}T${time}:00+03:00`).toISOString(),
  day,
  patient_time: time,
  doctor_time: time,
});
/** Today and tomorrow of three days have free times; 10:00 today is suggested. */
const times: SlotPageBody = {
  doctor_time_zone: 'Africa/Dar_es_Salaam',
  patient_time_zone: 'Africa/Dar_es_Salaam',
  from: '2026-11-20',
  days: 3,
  slots: [slot('2026-11-20', '10:00'), slot('2026-11-20', '16:30'), slot('2026-11-21', '09:00')],
  preselected: '2026-11-20T07:00:00.000Z',
  held: null,
};

beforeEach(stopTime);
afterEach(() => {
  vi.useRealTimers();
});

async function open(answers: Answers = {}, language: Language = 'en', me?: null) {
  return openScreen(<BookingScreen />, {
    path: `/book/${DOCTOR}`,
    language,
    ...(me === null ? { me } : {}),
    answers: {
      [`GET /api/doctors/${DOCTOR}`]: neema,
      [`GET /api/doctors/${DOCTOR}/slots`]: times,
      [HOLD]: anAppointment(),
      ...answers,
    },
  });
}

const PAY = { en: 'Pay Directly', sw: 'Lipa Moja kwa Moja', fr: 'Payer directement' } as const;

describe('the booking form', () => {
  test('shows in French the kinds of call with their prices, the days, and the suggested time', async () => {
    const screen = await open({}, 'fr');
    expect(screen.names('heading')).toEqual(['Dkt. Neema Mushi']);
    expect(screen.names('link')).toEqual(['Urgence ? Un médecin maintenant']);
    expect(screen.names('radio')).toEqual([
      'Moi',
      'Quelqu’un d’autre…',
      'Appel téléphonique Ici dans Tabibu, par la voix ; si internet ne passe pas, par téléphone TSh 6 000',
      'Appel vidéo Demande une bonne connexion TSh 9 000',
      'Aujourd’hui',
      'Demain',
      '10:00',
      '16:30',
    ]);
    expect(screen.get('radio', 'dimanche 22 nov., Aucune')).toMatchObject({ disabled: true });
    expect(screen.get('radio', '10:00')).toMatchObject({ checked: true });
    expect(screen.names('button')).toEqual([PAY.fr]);
    expect(screen.sent()).toEqual([]);
    await screen.close();
  });

  test('pressed at once, holds the suggested time by phone under a key, and goes on to pay', async () => {
    const screen = await open({}, 'sw');
    await screen.press('button', PAY.sw);
    const [held, ...others] = screen.sent();
    expect(others).toEqual([]);
    expect(held).toMatchObject({
      call: HOLD,
      body: { doctor_id: DOCTOR, starts_at: '2026-11-20T07:00:00.000Z', call_type: 'phone', is_emergency: false },
    });
    expect(held?.key).toMatch(/^[0-9a-f-]{36}$/);
    expect(screen.at()).toBe(`/pay/${APPOINTMENT}`);
    await screen.close();
  });

  test('holds what was chosen: the kind of call, the day, the time and the reason', async () => {
    const screen = await open();
    await screen.press('radio', 'Video call Needs a good connection TSh 9,000');
    await screen.press('radio', 'Tomorrow');
    await screen.write('Reason for the appointment · optional', '  Kikohozi ');
    expect(screen.text()).toContain('Tomorrow, 09:00');
    await screen.press('button', PAY.en);
    expect(screen.sent()).toMatchObject([
      { body: { starts_at: '2026-11-21T06:00:00.000Z', call_type: 'video', reason: 'Kikohozi' } },
    ]);
    await screen.close();
  });

  test('cannot be pressed again while the time is being held', async () => {
    const screen = await open({ [HOLD]: () => new Promise(() => undefined) });
    await screen.press('button', PAY.en);
    expect(screen.get('button', PAY.en)).toMatchObject({ disabled: true });
    expect(screen.sent()).toHaveLength(1);
    await screen.close();
  });

  test('asks a visitor to sign in first, sends nothing, and keeps the choice', async () => {
    const screen = await open({}, 'sw', null);
    await screen.press('radio', 'saa 10:30 jioni (16:30)');
    await screen.press('button', PAY.sw);
    expect(screen.names('dialog')).toEqual(['Ingia au jisajili']);
    expect(screen.read('dialog')).toContain('Ingia ili tukushikie muda huu. Ulichochagua hakitapotea.');
    expect(screen.sent()).toEqual([]);
    await screen.press('button', 'Funga');
    expect(screen.names('dialog')).toEqual([]);
    expect(screen.get('radio', 'saa 10:30 jioni (16:30)')).toMatchObject({ checked: true });
    await screen.close();
  });

  test('shows the time that the patient holds already, for how long, and the reason that was given', async () => {
    const held = {
      booking_id: APPOINTMENT,
      starts_at: '2026-11-20T07:00:00.000Z',
      type: 'video' as const,
      hold_expires_at: '2026-11-20T06:05:00.000Z',
      reason: 'Kikohozi',
    };
    const screen = await open({ [`GET /api/doctors/${DOCTOR}/slots`]: { ...times, held } });
    expect(screen.text()).toContain('Me · Video call · held for you: 5:00');
    expect(screen.get('textbox', 'Reason for the appointment · optional')).toMatchObject({ value: 'Kikohozi' });
    await screen.close();
  });
});

describe('a time that could not be held', () => {
  test('because somebody else was first: the nearest times are offered, and one press holds another one', async () => {
    const nearest = ['2026-11-20T13:30:00.000Z'];
    let answer: unknown = new Refused(409, 'slot-taken', 'Somebody else has just taken this time.', { nearest });
    const screen = await open({ [HOLD]: () => answer });
    await screen.press('button', PAY.en);
    expect(screen.read('alert')).toContain('Somebody else has just taken this time. The nearest free times.');
    answer = anAppointment();
    await screen.press('button', 'Today 16:30');
    const [first, second] = screen.sent();
    expect(second).toMatchObject({ call: HOLD, body: { starts_at: nearest[0] } });
    expect(second?.key).not.toBe(first?.key);
    expect(screen.at()).toBe(`/pay/${APPOINTMENT}`);
    await screen.close();
  });

  test('because the network is gone: no money was taken, and trying again repeats the same key', async () => {
    let answer: unknown = NO_NETWORK;
    const screen = await open({ [HOLD]: () => answer });
    await screen.press('button', PAY.en);
    expect(screen.read('alert')).toBe(
      'No connection. Check your internet and try again. No money was taken. Try again',
    );
    answer = anAppointment();
    await screen.press('button', 'Try again');
    const [first, second] = screen.sent();
    expect(second).toEqual(first);
    expect(first?.key).toBeDefined();
    expect(screen.at()).toBe(`/pay/${APPOINTMENT}`);
    await screen.close();
  });
});

describe('instead of the form', () => {
  test('a doctor without a free time offers to tell the patient of one, and nothing to pay', async () => {
    const entry = { doctor_id: DOCTOR, ends_at: '2026-12-20T06:00:00.000Z' };
    let waiting: object[] = [];
    const screen = await open({
      [`GET /api/doctors/${DOCTOR}/slots`]: { ...times, slots: [], preselected: null },
      'GET /api/me/waitlist': () => waiting,
      [`POST /api/doctors/${DOCTOR}/waitlist`]: () => (waiting = [entry])[0],
    });
    expect(screen.names('heading')).toContain('Dkt. Neema Mushi has no free time in the next 30 days');
    expect(screen.names('button')).toEqual(['Tell me when a time is free']);
    await screen.press('button', 'Tell me when a time is free');
    expect(screen.sent()).toEqual([{ call: `POST /api/doctors/${DOCTOR}/waitlist`, body: {} }]);
    expect(screen.text()).toContain('We will text you when it is your turn, until Sunday 20 Dec.');
    expect(screen.names('button')).toEqual(['Leave the list']);
    await screen.close();
  });

  test('an unknown doctor leads to the list of doctors', async () => {
    const screen = await open({ [`GET /api/doctors/${DOCTOR}`]: new Refused(404, 'not-found', 'Not found.') });
    expect(screen.names('heading')).toEqual(['Invalid booking request']);
    await screen.press('link', 'Find a doctor');
    expect(screen.at()).toBe('/doctors');
    await screen.close();
  });
});
