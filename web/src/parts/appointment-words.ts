import type { AppointmentBody } from '@tabibu/contract/bookings';
import { wallClockAt } from '@tabibu/contract/clock-times';
import { countryOf } from '@tabibu/contract/countries';
import type { SentenceKey, Speech } from '../shell/speech.tsx';

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

/** The word of the state that the patient reads (C27). */
export const STATUS_WORDS: Record<AppointmentBody['status'], SentenceKey> = {
  pending: 'appointments.pending', scheduled: 'appointments.scheduled', completed: 'appointments.completed', cancelled: 'appointments.cancelled',
};

/** What else is worth knowing about the state, mostly about the money. */
export function stateNote({ state, payment_status }: Pick<AppointmentBody, 'state' | 'payment_status'>): SentenceKey | undefined {
  if (payment_status === 'refund_due') return 'appointments.refund-due';
  if (payment_status === 'refunded') return 'appointments.refunded';
  if (state === 'awaiting-payment') return 'appointments.not-paid-yet';
  if (state === 'expired') return 'appointments.expired';
  if (state === 'missed') return 'appointments.missed';
  return undefined;
}
