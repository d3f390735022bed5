import type { AppointmentBody } from '@tabibu/contract/bookings';
import { wallClockAt } from '@tabibu/contract/clock-times';
import { countryOf } from '@tabibu/contract/countries';
import type { Translation } from '../shell/translation.tsx';

type WhenFields = Pick<AppointmentBody, 'starts_at' | 'date' | 'time' | 'doctor_time' | 'country' | 'is_emergency'>;
type StandingFields = Pick<AppointmentBody, 'state' | 'created_at'>;

/**
 * Returns when an appointment takes place, in the patient's time: 'Kesho, saa 4:00 asubuhi (10:00)'. For an emergency:
 * 'as soon as a doctor answers', or, once no doctor can answer any more, when it was requested. `now` is in
 * milliseconds.
 */
export function whenText(
  { starts_at: startsAt, date, time, country, state, created_at: asked }: WhenFields & StandingFields,
  { t, day, clock, clockAt }: Translation,
  now: number,
): string {
  const zone = countryOf(country).timeZone;
  if (!date || !time) {
    if (zone === null || state === 'awaiting-payment' || state === 'scheduled') return t('appointment.now');
    const then = wallClockAt(asked, zone);
    return `${day(then.day, wallClockAt(now, zone).day)}, ${clock(then.time)}`;
  }
  const at = startsAt && zone ? clockAt(startsAt, zone, now) : clock(time);
  return `${day(date, zone ? wallClockAt(now, zone).day : undefined)}, ${at}`;
}

/** Returns a sentence with the doctor's local time, undefined if it equals the patient's. */
export function doctorClockText(
  { time, doctor_time }: Pick<WhenFields, 'time' | 'doctor_time'>,
  { t, clock }: Translation,
): string | undefined {
  return time && doctor_time && time !== doctor_time
    ? t('appointment.doctor-clock', { time: clock(doctor_time) })
    : undefined;
}
