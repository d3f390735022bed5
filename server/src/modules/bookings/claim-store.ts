import { statement } from '../../platform/database/statement.ts';
import { BOOKING } from './store.ts';
import type { BookingRow } from './store.ts';

/**
 * Completes a booking. The patient may contest it until `contestableUntil`, or until `creditedContestUntil` where the
 * call proves it; both null where it cannot be contested. Changes no row unless the booking is scheduled and starts at
 * `latestStart` or earlier.
 */
export const moveToCompleted = statement<{
  bookingId: string;
  now: Date;
  latestStart: Date;
  contestableUntil: Date | null;
  creditedContestUntil: Date | null;
}>(
  'bookings.move-to-completed',
  "update bookings set state = 'completed', completed_at = $now, contestable_until = $contestableUntil, credited_contest_until = $creditedContestUntil where id = $bookingId and state = 'scheduled' and starts_at <= $latestStart",
);

/**
 * Marks a completed booking as contested by its patient `patientId` at `now`. Changes no row when the booking is
 * another patient's, the period to contest is over, or it was contested before.
 */
export const contest = statement<{ bookingId: string; patientId: string; now: Date }, BookingRow>(
  'bookings.contest',
  `update bookings set contested_at = $now where id = $bookingId and patient_id = $patientId and coalesce(contestable_until, credited_contest_until) > $now and contested_at is null returning ${BOOKING}`,
);

/**
 * Records that the patient confirms a completion, so that its doctor is credited; until `until` the patient may still
 * contest it. Changes no row when the period to contest is over at `now` or the completion was contested.
 */
export const confirmClaim = statement<{ bookingId: string; until: Date; now: Date }, BookingRow>(
  'bookings.confirm-claim',
  `update bookings set contestable_until = null, credited_contest_until = $until, spoken_at = $now, denied_at = null
   where id = $bookingId and state = 'completed' and contestable_until > $now and contested_at is null returning ${BOOKING}`,
);

/**
 * Records that the patient says at `now` that the two spoke; takes back an earlier "did not speak". Changes no row
 * unless the booking is scheduled and has begun by then, or when it was said before.
 */
export const saySpoken = statement<{ bookingId: string; now: Date }>(
  'bookings.say-spoken',
  "update bookings set spoken_at = $now, denied_at = null where id = $bookingId and state = 'scheduled' and starts_at <= $now and spoken_at is null",
);

/**
 * Records that the patient says at `now` that the two did not speak; takes back an earlier "spoke". Changes no row
 * unless the booking is scheduled and has begun by then, or when it was said before.
 */
export const deny = statement<{ bookingId: string; now: Date }>(
  'bookings.deny',
  "update bookings set denied_at = $now, spoken_at = null where id = $bookingId and state = 'scheduled' and starts_at <= $now and denied_at is null",
);

/** Records that a call connected the two. Changes no row when one had before. */
export const noteConnected = statement<{ bookingId: string; now: Date }>(
  'bookings.note-connected',
  'update bookings set connected_at = $now where id = $bookingId and connected_at is null',
);

/** Records that the doctor asked to call the patient by telephone. Changes no row when it was asked before. */
export const noteDoctorCalled = statement<{ bookingId: string; now: Date }>(
  'bookings.note-doctor-called',
  'update bookings set doctor_called_at = $now where id = $bookingId and doctor_called_at is null',
);

/**
 * Decides a contest. `newAppointmentAt`: null unless the patient gets a new appointment without paying. Changes no row
 * when there is none or it was decided.
 */
export const decideContest = statement<
  { bookingId: string; outcome: 'kept' | 'refunded'; newAppointmentAt: Date | null; now: Date },
  BookingRow
>(
  'bookings.decide-contest',
  `update bookings set contest_outcome = $outcome, contest_decided_at = $now, new_appointment_at = $newAppointmentAt
    where id = $bookingId and state = 'completed' and contested_at is not null and contest_outcome is null returning ${BOOKING}`,
);

/** Those of these bookings that are contested and not decided. */
export const openContestsOf = statement<{ bookingIds: readonly string[] }, BookingRow & { completed_at: Date | null }>(
  'bookings.open-contests-of',
  `select ${BOOKING}, completed_at from bookings where id = any($bookingIds::uuid[]) and contested_at is not null and contest_outcome is null`,
);

/** The ids of bookings that are contested and not decided, in the order of the ids, after `after`. */
export const listContests = statement<{ after: string | null; limit: number }, { id: string }>(
  'bookings.list-contests',
  `select id from bookings where contested_at is not null and contest_outcome is null and ($after::uuid is null or id > $after::uuid) order by id limit $limit`,
);
