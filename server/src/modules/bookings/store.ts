import type { CancelCause } from '@tabibu/contract/cancellers';
import type { CountryCode } from '@tabibu/contract/countries';
import type { Currency } from '@tabibu/contract/currencies';
import type { DoctorType } from '@tabibu/contract/specialties';
import { statement } from '../../platform/database/statement.ts';
import type { BookingState, Canceller, EmergencyState, Funding } from './states.ts';

/** Set with the end of a hold: whether its payment may still succeed is asked right after it. */
export const AWAITS = 'awaits_answer = payment_id is not null';

export interface BookingRow {
  readonly id: string;
  readonly patient_id: string;
  /** The member of the family for whom the appointment is; null for the patient. */
  readonly person_id: string | null;
  readonly doctor_id: string;
  readonly country: CountryCode;
  readonly doctor_type: DoctorType;
  readonly call_type: 'phone' | 'video';
  readonly is_emergency: boolean;
  readonly starts_at: Date | null;
  /** The time after the start at which the doctor is expected, if a delay was announced. */
  readonly expected_at: Date | null;
  /** The latest time that the patient was ever told; the patient is not absent before it. */
  readonly latest_told_at: Date | null;
  /** How often a delay was announced, changed or withdrawn. */
  readonly delays_told: number;
  readonly state: BookingState;
  readonly price_amount: number;
  readonly price_currency: Currency;
  readonly price_version: number;
  /** How much of the price credit pays; a payment asks for the rest. */
  readonly credit_amount: number;
  /** The terms that the patient was told: what becomes of the price if the patient does not come. */
  readonly missed_share: string;
  readonly missed_credit_days: number;
  readonly hold_expires_at: Date | null;
  readonly payment_id: string | null;
  readonly funding: Funding | null;
  readonly reason_sealed: Buffer | null;
  readonly emergency_state: EmergencyState | null;
  readonly rung_at: Date | null;
  /** Until this time only the doctor asked for is rung. */
  readonly alone_until: Date | null;
  /** Since this time the doctors on call are rung. */
  readonly others_rung_at: Date | null;
  readonly accepted_by: string | null;
  readonly cancelled_by: Canceller | null;
  /** Why the house cancelled, or why it ended by itself; read `whoCancelled` instead. */
  readonly cancel_cause: CancelCause | null;
  readonly cancelled_at: Date | null;
  readonly cancel_reason_sealed: Buffer | null;
  readonly rescheduled_count: number;
  readonly movable_until: Date | null;
  readonly reminder_due: boolean;
  /** Until when the patient may contest the completion; set only if just the doctor says that it took place. */
  readonly contestable_until: Date | null;
  /** The same where the call itself proves that it took place, so that its doctor is credited at once. */
  readonly credited_contest_until: Date | null;
  readonly contested_at: Date | null;
  /** What somebody decided about the contest; null until then. */
  readonly contest_outcome: 'kept' | 'refunded' | null;
  /** When somebody decided that the patient gets a new appointment without paying, by credit of the whole price. */
  readonly new_appointment_at: Date | null;
  /** When the patient said last that the two spoke, or that they did not; one of them is null. */
  readonly spoken_at: Date | null;
  readonly denied_at: Date | null;
  /** When a call first connected the two, in the room or by telephone. */
  readonly connected_at: Date | null;
  /** When the doctor first asked to call the patient by telephone. */
  readonly doctor_called_at: Date | null;
  /** The member of staff who made the booking for a caller; null if its patient did. */
  readonly assisted_by: string | null;
  /** How often it was said, once it was paid, that it is for somebody else. */
  readonly person_changes: number;
  /** The appointment that the money of this cancelled one books instead; null if it is nobody's any more. */
  readonly rebooked_as: string | null;
  readonly created_at: Date;
}

export const BOOKING = `id, patient_id, person_id, doctor_id, country, doctor_type, call_type, is_emergency, starts_at, expected_at, latest_told_at, delays_told, state, price_amount, price_currency, price_version, credit_amount, missed_share, missed_credit_days,
  hold_expires_at, payment_id, funding, reason_sealed, emergency_state, rung_at, alone_until, others_rung_at, accepted_by, cancelled_by, cancel_cause, cancelled_at, cancel_reason_sealed, rescheduled_count, movable_until,
  contestable_until, credited_contest_until, contested_at, contest_outcome, new_appointment_at, spoken_at, denied_at, connected_at, doctor_called_at, reminder_due, assisted_by, person_changes, rebooked_as, created_at`;

/**
 * Locks patient `patientId` and doctor `doctorId` until the transaction ends. Every change of who has which slot takes
 * these locks first and in this order, so that two changes cannot deadlock.
 */
export const lockPeople = statement<{ patientId: string; doctorId: string }>(
  'bookings.lock-people',
  "select pg_advisory_xact_lock(hashtextextended('bookings.patient ' || $patientId::text, 0)), pg_advisory_xact_lock(hashtextextended('bookings.doctor ' || $doctorId::text, 0))",
);

export const find = statement<{ bookingId: string }, BookingRow>(
  'bookings.find',
  `select ${BOOKING} from bookings where id = $bookingId`,
);

export const findLocked = statement<{ bookingId: string }, BookingRow>(
  'bookings.find-locked',
  `select ${BOOKING} from bookings where id = $bookingId for update`,
);

export const findOwn = statement<{ bookingId: string; patientId: string }, BookingRow>(
  'bookings.find-own',
  `select ${BOOKING} from bookings where id = $bookingId and patient_id = $patientId`,
);

export const findOwnLocked = statement<{ bookingId: string; patientId: string }, BookingRow>(
  'bookings.find-own-locked',
  `select ${BOOKING} from bookings where id = $bookingId and patient_id = $patientId for update`,
);

/** Locks a doctor until the transaction ends: every change of who has a slot of this doctor waits. */
export const lockDoctor = statement<{ doctorId: string }>(
  'bookings.lock-doctor',
  "select pg_advisory_xact_lock(hashtextextended('bookings.doctor ' || $doctorId::text, 0))",
);

/** Links a booking to the payment that was opened for it. Changes no row unless the booking awaits payment. */
export const linkOpenPayment = statement<{ bookingId: string; paymentId: string }>(
  'bookings.link-open-payment',
  "update bookings set payment_id = $paymentId where id = $bookingId and state = 'awaiting-payment'",
);

/**
 * Schedules a paid booking. Changes no row when it has begun, is neither held nor expired, or is expired and its slot
 * or its patient's time is taken: then the payment came too late.
 */
export const moveToScheduled = statement<{
  bookingId: string;
  funding: 'payment' | 'credit' | 'coupon';
  /** Null if credit or a coupon paid for everything. */
  paymentId: string | null;
  now: Date;
  reminderDue: boolean;
}>(
  'bookings.move-to-scheduled',
  `update bookings b
   set state = 'scheduled', awaits_answer = false, funding = $funding, payment_id = $paymentId, confirmed_at = $now, reminder_due = $reminderDue,
       emergency_state = case when is_emergency then 'ringing' end, rung_at = case when is_emergency then $now::timestamptz end
   where id = $bookingId and state in ('awaiting-payment', 'expired') and (starts_at is null or starts_at > $now)
     and (state = 'awaiting-payment' or not exists (
       select from bookings other
       where other.id <> b.id and other.state in ('awaiting-payment', 'scheduled') and other.is_emergency = b.is_emergency
         and case when b.is_emergency then other.patient_id = b.patient_id and other.accepted_by is null
                  else other.starts_at = b.starts_at and (other.doctor_id = b.doctor_id or other.patient_id = b.patient_id) end))`,
);

/** Expires a hold. Changes no row unless it awaits payment and is overdue at `now`. */
export const moveToExpired = statement<{ bookingId: string; now: Date }, BookingRow>(
  'bookings.move-to-expired',
  `update bookings set state = 'expired', ${AWAITS} where id = $bookingId and state = 'awaiting-payment' and hold_expires_at <= $now returning ${BOOKING}`,
);

/**
 * Expires up to 500 holds overdue at `now`. Two processes may run it at once: each hold is returned to one of them.
 */
export const expireOverdue = statement<{ now: Date }, { id: string; doctor_id: string; patient_id: string }>(
  'bookings.expire-overdue',
  `update bookings set state = 'expired', ${AWAITS}
   where id in (select id from bookings where state = 'awaiting-payment' and hold_expires_at <= $now order by hold_expires_at limit 500 for update skip locked)
   returning id, doctor_id, patient_id`,
);

/** Cancels a booking. Changes no row unless it awaits payment, or is scheduled and has not begun at `now`. */
export const moveToCancelled = statement<{
  bookingId: string;
  cancelledBy: Canceller;
  cancelCause: CancelCause | null;
  now: Date;
  cancelReasonSealed: Buffer | null;
}>(
  'bookings.move-to-cancelled',
  `update bookings set state = 'cancelled', cancelled_by = $cancelledBy, cancel_cause = $cancelCause, cancelled_at = $now, cancel_reason_sealed = $cancelReasonSealed
   where id = $bookingId and (state = 'awaiting-payment' or (state = 'scheduled' and (starts_at is null or starts_at > $now)))`,
);

/** Cancels a booking whose doctor did not join. Changes no row unless it is scheduled and has begun by `now`. */
export const moveToCancelledByAbsence = statement<{ bookingId: string; now: Date }>(
  'bookings.move-to-cancelled-by-absence',
  "update bookings set state = 'cancelled', cancelled_by = 'system', cancel_cause = 'absent', cancelled_at = $now where id = $bookingId and state = 'scheduled' and starts_at <= $now",
);

/**
 * Cancels a booking about whose failed call somebody decided. `newAppointmentAt`: null if its money goes back. Changes
 * no row unless it is scheduled and has begun.
 */
export const moveToCancelledByStaff = statement<{ bookingId: string; newAppointmentAt: Date | null; now: Date }>(
  'bookings.move-to-cancelled-by-staff',
  "update bookings set state = 'cancelled', cancelled_by = 'staff', cancelled_at = $now, new_appointment_at = $newAppointmentAt where id = $bookingId and state = 'scheduled' and starts_at <= $now",
);

/**
 * Notes which appointment the money of a cancelled one books. Changes no row if the patient cancelled it, or it books
 * one already.
 */
export const noteRebooked = statement<{ bookingId: string; rebookedAs: string }>(
  'bookings.note-rebooked',
  "update bookings set rebooked_as = $rebookedAs where id = $bookingId and state = 'cancelled' and cancelled_by <> 'patient' and rebooked_as is null",
);

/** Those of these bookings that are scheduled and have begun by `now`. */
export const begunOf = statement<{ bookingIds: readonly string[]; now: Date }, BookingRow & { starts_at: Date }>(
  'bookings.begun-of',
  `select ${BOOKING} from bookings where id = any($bookingIds::uuid[]) and state = 'scheduled' and starts_at <= $now`,
);

/** The ids of such bookings in the order of the ids, after `after`. */
export const listBegun = statement<{ now: Date; after: string | null; limit: number }, { id: string }>(
  'bookings.list-begun',
  `select id from bookings where state = 'scheduled' and starts_at <= $now and ($after::uuid is null or id > $after::uuid) order by id limit $limit`,
);

/** Marks a booking as missed by its patient. Changes no row unless it is scheduled and has begun by `now`. */
export const moveToMissed = statement<{ bookingId: string; now: Date }>(
  'bookings.move-to-missed',
  "update bookings set state = 'missed' where id = $bookingId and state = 'scheduled' and starts_at <= $now",
);

/** The ids of missed bookings, in the order of the ids, after `after`. */
export const listMissed = statement<{ after: string | null; limit: number }, { id: string }>(
  'bookings.list-missed',
  "select id from bookings where state = 'missed' and ($after::uuid is null or id > $after::uuid) order by id limit $limit",
);

/**
 * Starts of the scheduled appointments of doctor `doctorId` from `from` until before `before`, without emergencies.
 */
export const openStarts = statement<{ doctorId: string; from: Date; before: Date }, { starts_at: Date }>(
  'bookings.open-starts',
  `select starts_at from bookings where doctor_id = $doctorId and starts_at >= $from and starts_at < $before and state = 'scheduled' and not is_emergency order by starts_at`,
);

/** Scheduled appointments that start from `from` until before `until`, 500 at most. */
export const scheduledBetween = statement<{ from: Date; until: Date }, { id: string; starts_at: Date }>(
  'bookings.scheduled-between',
  "select id, starts_at from bookings where state = 'scheduled' and starts_at >= $from and starts_at < $until order by starts_at limit 500",
);

/**
 * Lets the patient move a scheduled video appointment until `movableUntil`. Changes no row for any other, or if already
 * allowed.
 */
export const allowMove = statement<{ bookingId: string; movableUntil: Date }>(
  'bookings.allow-move',
  "update bookings set movable_until = $movableUntil where id = $bookingId and state = 'scheduled' and call_type = 'video' and not is_emergency and starts_at < $movableUntil and movable_until is null",
);
