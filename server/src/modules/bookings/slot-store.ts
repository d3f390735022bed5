import type { CountryCode } from '@tabibu/contract/countries';
import type { DoctorType } from '@tabibu/contract/specialties';
import { statement } from '../../platform/database/statement.ts';
import type { PatientCancels } from './rules.ts';
import { AWAITS, BOOKING } from './store.ts';
import type { BookingRow } from './store.ts';

/** Ends overdue holds that block a booking: those of the patient, and those of anybody on the same slot. */
const EXPIRE_BLOCKING_HOLDS = `update bookings set state = 'expired', ${AWAITS}
   where state = 'awaiting-payment' and hold_expires_at <= $now and (patient_id = $patientId or (doctor_id = $doctorId and starts_at = $startsAt))
   returning doctor_id`;

/** Ends the overdue holds of the patient, and those of anybody on the same slot. Returns their doctors. */
export const expireBlockingHolds = statement<
  { patientId: string; doctorId: string; startsAt: Date | null; now: Date },
  { doctor_id: string }
>('bookings.expire-blocking-holds', EXPIRE_BLOCKING_HOLDS);

/** What the patient cancelled after `cancelledAfter`, apart by whether it was paid. */
const PATIENT_CANCELS = `select array_agg(cancelled_at order by cancelled_at desc) filter (where funding is not null) as cancels,
          array_agg(cancelled_at order by cancelled_at desc) filter (where funding is null) as given_up
     from bookings where patient_id = $patientId and state = 'cancelled' and cancelled_by = 'patient' and cancelled_at > $cancelledAfter`;

export const patientCancels = statement<{ patientId: string; cancelledAfter: Date }, PatientCancels>(
  'bookings.patient-cancels',
  PATIENT_CANCELS,
);

export interface BlockingBookings extends PatientCancels {
  /** The doctors of the overdue holds that this statement ended. */
  readonly freed: string[] | null;
  /** The patient's own unpaid hold of exactly this slot and call type: the request is repeated. */
  readonly same: string | null;
  /** The patient's own unpaid hold with the same doctor at another time or call type: it is given up. */
  readonly other: string | null;
  /** How many half hours the patient holds unpaid now. */
  readonly holds: number;
}

/** Ends overdue holds and returns what else blocks a booking. Cancellations before `cancelledAfter` do not count. */
export const findBlocking = statement<
  {
    patientId: string;
    doctorId: string;
    startsAt: Date | null;
    now: Date;
    callType: 'phone' | 'video';
    cancelledAfter: Date;
  },
  BlockingBookings
>(
  'bookings.find-blocking',
  `with gone as (${EXPIRE_BLOCKING_HOLDS}), held as (
     select id, doctor_id, starts_at, call_type, is_emergency from bookings where patient_id = $patientId and state = 'awaiting-payment' and hold_expires_at > $now)
   select (select array_agg(doctor_id) from gone) as freed,
          (select id from held where doctor_id = $doctorId and starts_at = $startsAt and call_type = $callType) as same,
          (select id from held where doctor_id = $doctorId and $startsAt::timestamptz is not null and not is_emergency and (starts_at, call_type) is distinct from ($startsAt, $callType)) as other,
          (select count(*) from held where not is_emergency) as holds, cancels, given_up
     from (${PATIENT_CANCELS}) cancelled`,
);

/** Inserts a held booking. Inserts no row when constraints find the slot or the patient's time taken. */
export const hold = statement<
  {
    id: string;
    patientId: string;
    personId: string | null;
    doctorId: string;
    country: CountryCode;
    doctorType: DoctorType;
    callType: 'phone' | 'video';
    isEmergency: boolean;
    startsAt: Date | null;
    priceAmount: number;
    priceCurrency: string;
    priceVersion: number;
    creditAmount: number;
    missedShare: string;
    missedCreditDays: number;
    holdExpiresAt: Date;
    reasonSealed: Buffer | null;
    now: Date;
  },
  BookingRow
>(
  'bookings.hold',
  `insert into bookings (id, patient_id, person_id, doctor_id, country, doctor_type, call_type, is_emergency, starts_at,
                         price_amount, price_currency, price_version, credit_amount, missed_share, missed_credit_days, hold_expires_at, reason_sealed, created_at)
   values ($id, $patientId, $personId, $doctorId, $country, $doctorType, $callType, $isEmergency, $startsAt, $priceAmount, $priceCurrency, $priceVersion,
           $creditAmount, $missedShare, $missedCreditDays, $holdExpiresAt, $reasonSealed, $now)
   on conflict do nothing
   returning ${BOOKING}`,
);

/** Does the patient have another held or scheduled booking at `startsAt`? The booking `exceptId` does not count. */
export const isPatientBusy = statement<
  { patientId: string; startsAt: Date; exceptId: string | null },
  { busy: boolean }
>(
  'bookings.is-patient-busy',
  `select exists (select from bookings where patient_id = $patientId and starts_at = $startsAt and not is_emergency and state in ('awaiting-payment', 'scheduled') and id is distinct from $exceptId) as busy`,
);

/** Has another patient taken the slot? Reads without a lock, so that requests that are too late are refused at once. */
export const isVisiblyTaken = statement<
  { doctorId: string; startsAt: Date; patientId: string; now: Date },
  { taken: boolean }
>(
  'bookings.is-visibly-taken',
  `select exists (select from bookings where doctor_id = $doctorId and starts_at = $startsAt and patient_id <> $patientId and not is_emergency
     and (state = 'scheduled' or (state = 'awaiting-payment' and hold_expires_at > $now))) as taken`,
);

/**
 * Starts of a doctor's taken slots from `from` until before `to`. The unpaid hold of patient `patientId` (or null)
 * counts as free.
 */
export const takenBetween = statement<
  { doctorId: string; from: Date; to: Date; now: Date; patientId: string | null },
  { starts_at: Date }
>(
  'bookings.taken-between',
  `select starts_at from bookings
   where doctor_id = $doctorId and starts_at >= $from and starts_at < $to and not is_emergency
     and (state = 'scheduled' or (state = 'awaiting-payment' and hold_expires_at > $now and patient_id is distinct from $patientId::uuid))`,
);

/** Starts of a doctor's slots that are booked or held from `now` on, in order. */
export const takenSince = statement<{ doctorId: string; now: Date }, { starts_at: Date }>(
  'bookings.taken-since',
  `select starts_at from bookings
   where doctor_id = $doctorId and starts_at >= $now and not is_emergency
     and (state = 'scheduled' or (state = 'awaiting-payment' and hold_expires_at > $now))
   order by starts_at`,
);

/** Starts from `from` on at which a patient has an appointment, or holds one, with another doctor. */
export const ownStarts = statement<{ patientId: string; doctorId: string; from: Date; now: Date }, { starts_at: Date }>(
  'bookings.own-starts',
  `select starts_at from bookings
   where patient_id = $patientId and doctor_id <> $doctorId and starts_at >= $from and not is_emergency
     and (state = 'scheduled' or (state = 'awaiting-payment' and hold_expires_at > $now))`,
);
