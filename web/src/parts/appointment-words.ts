import type { AppointmentBody } from '@tabibu/contract/bookings';
import { wallClockAt } from '@tabibu/contract/clock-times';
import { countryOf } from '@tabibu/contract/countries';
import type { Speech } from '../shell/speech.tsx';

type WhenFields = Pick<AppointmentBody, 'date' | 'time' | 'doctor_time' | 'country' | 'is_emergency'>;
type StandingFields = Pick<AppointmentBody, 'state' | 'created_at'>;

/**
 * 'Kesho, saa 4:00 asubuhi (10:00)', on the patient's wall; 'as soon as a doctor answers' for an emergency, and when it was asked for once
 * nobody can answer any more. `now` in milliseconds.
 */
export function whenText({ date, time, country, state, created_at: asked }: WhenFields & StandingFields, { t, day, clock }: Speech, now: number): string {
  const zone = countryOf(country).timeZone;
  if (!date || !time) {
    if (zone === null || state === 'awaiting-payment' || state === 'scheduled') return t('appointment.now');
    const then = wallClockAt(asked, zone);
    return `${day(then.day, wallClockAt(now, zone).day)}, ${clock(then.time)}`;
  }
  return `${day(date, zone ? wallClockAt(now, zone).day : undefined)}, ${clock(time)}`;
}

/** The doctor's wall clock in words when it differs from the patient's. */
export function doctorClockText({ time, doctor_time }: WhenFields, { t, clock }: Speech): string | undefined {
  return time && doctor_time && time !== doctor_time ? t('appointment.doctor-clock', { time: clock(doctor_time) }) : undefined;
}
