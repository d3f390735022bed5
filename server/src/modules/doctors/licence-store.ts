import { statement } from '../../platform/database/statement.ts';

/**
 * Writes the last day of a licence, and brings back a doctor whose earlier one was over if this one is not. Changes no
 * row for a doctor who has left.
 */
export const setLicence = statement<{ doctorId: string; number: string; expiresOn: string; now: Date }>(
  'doctors.set-licence',
  `update doctors d set licence = $number, licence_expires_on = $expiresOn, licence_checked_at = $now, next_free_due_at = $now,
     suspended_at = case when d.licence_ended_at is not null and $now < valid.until then null else d.suspended_at end,
     licence_ended_at = case when $now < valid.until then null else d.licence_ended_at end
   from (select id, ($expiresOn::date + 1)::timestamp at time zone time_zone as until from doctors where id = $doctorId) as valid
   where d.id = valid.id and d.left_at is null`,
);

/**
 * Takes doctors whose licence is over, or was not checked in time, out of service and returns them with their last day.
 * Changes no row of anybody else.
 */
export const endLicences = statement<{ now: Date }, { id: string; last_day: string; is_unchecked: boolean }>(
  'doctors.end-licences',
  `update doctors set licence_ended_at = $now, suspended_at = $now
   where licensed_until <= $now and licence_ended_at is null and suspended_at is null and verified_at is not null
   returning id, coalesce(licence_expires_on, unchecked_until)::text as last_day, licence_expires_on is null as is_unchecked`,
);

export const registrationOf = statement<{ doctorId: string }, { licence: string | null }>(
  'doctors.registration-of',
  'select licence from doctors where id = $doctorId',
);

/** The last day of a doctor whose licence nobody has checked. */
export const uncheckedUntil = statement<{ doctorId: string }, { until: string | null }>(
  'doctors.unchecked-until',
  'select unchecked_until::text as until from doctors where id = $doctorId and licence_expires_on is null',
);
