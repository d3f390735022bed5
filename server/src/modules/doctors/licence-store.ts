import type { CountryCode } from '@tabibu/contract/countries';
import { statement } from '../../platform/database/statement.ts';

/** Waits until nobody else writes the same licence down, until the end of the transaction. */
export const lockLicence = statement<{ key: string }>(
  'doctors.lock-licence',
  `select pg_advisory_xact_lock(hashtextextended('licence ' || $key::text, 0))`,
);

/** How a licence is compared with others. */
export const keyOf = statement<{ council: string; number: string }, { key: string }>(
  'doctors.key-of-licence',
  'select key_of_licence($council, $number) as key',
);

/** The key of a doctor's licence, with another number if one is given; null where nobody has looked a licence up. */
export const ownKey = statement<{ doctorId: string; number: string | null }, { key: string | null }>(
  'doctors.own-licence-key',
  `select case when $number::text is null then licence_key else key_of_licence(split_part(licence_key, ' ', 1), $number) end as key
   from doctors where id = $doctorId`,
);

/** Somebody else who works here with this licence. */
export const holderOf = statement<{ doctorId: string; key: string }, { full_name: string }>(
  'doctors.holder-of-licence',
  `select full_name from doctors
   where licence_key = $key and left_at is null and (holds_licence or verified_at is not null) and id <> $doctorId
   order by holds_licence desc limit 1`,
);

/** Gives the licence of somebody who was rejected free. Changes no row of a doctor who is verified. */
export const releaseLicence = statement<{ doctorId: string }>(
  'doctors.release-licence',
  'update doctors set holds_licence = false where id = $doctorId and verified_at is null',
);

/**
 * Writes the last day of a licence, and brings back a doctor whose earlier one was over if this one is not. Changes no
 * row for a doctor who has left.
 */
export const setLicence = statement<{
  doctorId: string;
  key: string;
  number: string;
  expiresOn: string;
  now: Date;
}>(
  'doctors.set-licence',
  `update doctors d set licence = $number, licence_key = $key, holds_licence = true, licence_expires_on = $expiresOn, licence_checked_at = $now, next_free_due_at = $now,
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

/** A doctor in service whose licence ends, or who may be booked until a named day because nobody has checked it. */
export interface EndingRow {
  readonly id: string;
  readonly account_id: string | null;
  readonly country: CountryCode;
  readonly licence: string | null;
  /** The last day, 'YYYY-MM-DD'. */
  readonly last_day: string;
  readonly is_unchecked: boolean;
  /** Since when it waits. */
  readonly since: Date;
}

const ENDING = `verified_at is not null and suspended_at is null and left_at is null and licensed_until is not null
     and (licence_expires_on is null or licensed_until <= $endsBefore::timestamptz)`;

/** Those of these doctors whose licence ends before `endsBefore`, or was not checked and is to end some day. */
export const endingOf = statement<{ doctorIds: readonly string[]; endsBefore: Date; noticeDays: number }, EndingRow>(
  'doctors.ending-licences-of',
  `select id, account_id, country, licence, coalesce(licence_expires_on, unchecked_until)::text as last_day, licence_expires_on is null as is_unchecked,
     greatest(verified_at, case when licence_expires_on is null then verified_at else licensed_until - make_interval(days => $noticeDays::int) end) as since
   from doctors where id = any($doctorIds::uuid[]) and ${ENDING}`,
);

/** The ids of such doctors in the order of the ids, after `after`. */
export const listEnding = statement<{ endsBefore: Date; after: string | null; limit: number }, { id: string }>(
  'doctors.list-ending-licences',
  `select id from doctors where ${ENDING} and ($after::uuid is null or id > $after::uuid) order by id limit $limit`,
);
