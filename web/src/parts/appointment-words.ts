import type { AppointmentBody } from '@tabibu/contract/bookings';
import { wallClockAt } from '@tabibu/contract/clock-times';
import { countryOf } from '@tabibu/contract/countries';
import type { Speech } from '../shell/speech.tsx';

type WhenFields = Pick<AppointmentBody, 'date' | 'time' | 'doctor_time' | 'country' | 'is_emergency'>;

/** 'Kesho, saa 4:00 asubuhi (10:00)', on the patient's wall; 'as soon as a doctor answers' for an emergency. `now` in milliseconds. */
export function whenText({ date, time, country }: WhenFields, { t, day, clock }: Speech, now: number): string {
  if (!date || !time) return t('appointment.now');
  const zone = countryOf(country).timeZone;
  return `${day(date, zone ? wallClockAt(now, zone).day : undefined)}, ${clock(time)}`;
}

/** The doctor's wall clock in words when it differs from the patient's. */
export function doctorClockText({ time, doctor_time }: WhenFields, { t, clock }: Speech): string | undefined {
  return time && doctor_time && time !== doctor_time ? t('appointment.doctor-clock', { time: clock(doctor_time) }) : undefined;
}
