import { openScreen, stopTime } from '../../testing/open-screen.tsx';
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

describe('a care plan', () => {
  const COUPON = {
    id: '019b7600-0000-7000-8000-000000000009',
    coupon_code: 'ABCD2345',
    package_type: 'family',
    doctor_type: 'general',
    calls_remaining: 16,
    calls_used: 1,
    call_limit: 17,
    is_active: true,
    why_not: null,
    starts_at: '2026-11-10T07:00:00.000Z',
    expires_at: '2026-12-10T07:00:00.000Z',
  };
  const coupons = `GET /api/coupons/user/${encodeURIComponent('+255712000123')}`;

  test('that can pay comes first, and its owner never reads of having no coupon or sees a price to pay', async () => {
    const screen = await open({ [coupons]: [COUPON] });
    expect(screen.names('radio').slice(-2)).toEqual([
      'Use my plan 16 calls left',
      'Pay Directly By mobile money or card, in the next step',
    ]);
    expect(screen.text()).not.toMatch(/no coupon/iu);
    await screen.press('button', 'Use my plan');
    expect(screen.at()).toBe(`/pay/${APPOINTMENT}`);
    await screen.close();
  });

  test('stays unused where its owner chooses to pay, also on the next page', async () => {
    const screen = await open({ [coupons]: [COUPON] });
    await screen.press('radio', 'Pay Directly By mobile money or card, in the next step');
    await screen.press('button', PAY.en);
    expect(screen.at()).toBe(`/pay/${APPOINTMENT}?way=direct`);
    await screen.close();
  });

  test('of the other type of doctor says so and cannot be chosen; without any there is no choice', async () => {
    const other = await open({ [coupons]: [{ ...COUPON, doctor_type: 'specialist' }] });
    expect(other.get('radio', 'Use my plan This coupon is for a different doctor type')).toMatchObject({
      disabled: true,
    });
    await other.close();
    const none = await open({ [coupons]: [] });
    expect(none.text()).not.toMatch(/coupon|plan/iu);
    await none.close();
  });
});

test('with a paediatrician the visit is for a child, and nothing is held before it is said for which', async () => {
  const screen = await open({ [`GET /api/doctors/${DOCTOR}`]: { ...neema, specialty_id: 'pediatrician' } });
  expect(screen.get('radio', 'A child')).toMatchObject({ checked: true });
  await screen.press('button', PAY.en);
  expect([screen.sent(), screen.names('dialog')]).toEqual([[], ['Who is the appointment for?']]);
  await screen.close();
});
