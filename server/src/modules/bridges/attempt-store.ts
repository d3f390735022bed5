import { statement } from '../../platform/database/statement.ts';

/** Makes the transactions that record calls about one appointment run one after the other. */
export const lockAttempts = statement<{ bookingId: string }>(
  'bridges.lock-attempts',
  "select pg_advisory_xact_lock(hashtextextended('calls.attempts ' || $bookingId::text, 0))",
);

/**
 * Records that the number was shown. Changes no row when it was shown after `shownAfter` and no "no answer" was
 * reported since, so that a second press is not a second call. The caller holds `lockAttempts`.
 */
export const addAttempt = statement<{ id: string; bookingId: string; startsAt: Date; now: Date; shownAfter: Date }>(
  'bridges.add-attempt',
  `insert into call_attempts (id, booking_id, starts_at, shown_at)
   select $id, $bookingId, $startsAt, $now where not exists (select from call_attempts where booking_id = $bookingId and starts_at = $startsAt and unanswered_at is null and shown_at > $shownAfter)`,
);

/** Marks the doctor's last call as unanswered. Changes no row when it already is, or when there was no call. */
export const recordUnanswered = statement<{ bookingId: string; startsAt: Date; now: Date }>(
  'bridges.record-unanswered',
  `update call_attempts set unanswered_at = $now where unanswered_at is null and id = (
     select id from call_attempts where booking_id = $bookingId and starts_at = $startsAt order by shown_at desc, id desc limit 1)`,
);

export interface AttemptRow {
  readonly shown_at: Date;
  readonly unanswered_at: Date | null;
}

/** Returns the doctor's calls by ordinary number about one time of the appointment, oldest first. */
export const attempts = statement<{ bookingId: string; startsAt: Date }, AttemptRow>(
  'bridges.attempts',
  'select shown_at, unanswered_at from call_attempts where booking_id = $bookingId and starts_at = $startsAt order by shown_at, id',
);
