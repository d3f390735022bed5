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
 * Ends the period to contest a completion, because the patient confirms it. Changes no row when that period is over at
 * `now` or the completion was contested.
 */
export const confirmClaim = statement<{ bookingId: string; now: Date }, BookingRow>(
  'bookings.confirm-claim',
  `update bookings set contestable_until = null
   where id = $bookingId and state = 'completed' and contestable_until > $now and contested_at is null returning ${BOOKING}`,
);

/**
 * Records that the patient says the two did not speak. Changes no row unless the booking is scheduled, has begun by
 * `now` and has no such statement yet.
 */
export const deny = statement<{ bookingId: string; now: Date }>(
  'bookings.deny',
  "update bookings set denied_at = $now where id = $bookingId and state = 'scheduled' and starts_at <= $now and denied_at is null",
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
