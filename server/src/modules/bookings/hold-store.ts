import { statement } from '../../platform/database/statement.ts';
import { BOOKING } from './store.ts';
import type { BookingRow } from './store.ts';

/**
 * Ends a hold that its patient gives up for another time, and removes its link to a payment. Changes no row unless it
 * awaits payment.
 */
export const release = statement<{ bookingId: string }>(
  'bookings.release',
  "update bookings set state = 'expired', payment_id = null where id = $bookingId and state = 'awaiting-payment'",
);

/** Notes which member of staff made an unpaid booking for a caller. The first one stays. */
export const noteAssisted = statement<{ bookingId: string; memberId: string }>(
  'bookings.note-assisted',
  "update bookings set assisted_by = $memberId where id = $bookingId and state = 'awaiting-payment' and assisted_by is null",
);

/** Replaces the encrypted reason of a hold, and for whom it is. Changes no row unless it awaits payment. */
export const rewriteReason = statement<{ bookingId: string; personId: string | null; reasonSealed: Buffer | null }>(
  'bookings.rewrite-reason',
  "update bookings set reason_sealed = $reasonSealed, person_id = $personId where id = $bookingId and state = 'awaiting-payment'",
);

/** The unpaid hold of patient `patientId` with doctor `doctorId` that has not ended at `now`, without emergencies. */
export const ownHold = statement<{ patientId: string; doctorId: string; now: Date }, BookingRow>(
  'bookings.own-hold',
  `select ${BOOKING} from bookings where patient_id = $patientId and doctor_id = $doctorId and state = 'awaiting-payment' and hold_expires_at > $now and not is_emergency`,
);

/** All unpaid bookings of a patient, emergencies included, whose hold has not ended at `now`. */
export const ownHolds = statement<{ patientId: string; now: Date }, BookingRow>(
  'bookings.own-holds',
  `select ${BOOKING} from bookings where patient_id = $patientId and state = 'awaiting-payment' and hold_expires_at > $now order by id`,
);

/**
 * The booking for which its patient gave up the unpaid hold `bookingId`: the next one with the same doctor that was
 * made before the hold would have ended. Returns no row when the hold ended by itself.
 */
export const successor = statement<{ bookingId: string }, { id: string }>(
  'bookings.successor',
  `select later.id from bookings held
     join bookings later on later.patient_id = held.patient_id and later.doctor_id = held.doctor_id and later.id <> held.id
    where held.id = $bookingId and held.state = 'expired' and not held.is_emergency and not later.is_emergency
      and later.created_at >= held.created_at and later.created_at < held.hold_expires_at
    order by later.created_at limit 1`,
);

/**
 * Is one of the bookings `bookingIds` an expired hold of the slot `startsAt` of doctor `doctorId`? `bookingIds` are
 * bookings whose payment has no result yet.
 */
export const isAwaitedThere = statement<
  { bookingIds: readonly string[]; doctorId: string; startsAt: Date },
  { awaited: boolean }
>(
  'bookings.is-awaited-there',
  "select exists (select from bookings where id = any($bookingIds::uuid[]) and doctor_id = $doctorId and starts_at = $startsAt and state = 'expired') as awaited",
);
