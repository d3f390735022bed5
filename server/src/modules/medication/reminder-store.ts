import type { CountryCode } from '@tabibu/contract/countries';
import { statement } from '../../platform/database/statement.ts';
import type { ScheduleRow } from './store.ts';

/** Lets one run after the other choose whom it reminds, so that two never look for the same people. */
export const lockSweep = statement(
  'medication.lock-sweep',
  "select pg_advisory_xact_lock(hashtextextended('medication sweep', 0))",
);

/** Lets one transaction after the other decide what accounts are reminded of. They are locked in their order. */
export const lock = statement<{ accountIds: readonly string[] }>(
  'medication.lock',
  `select pg_advisory_xact_lock(hashtextextended('medication ' || one.id, 0))
     from (select id::text from unnest($accountIds::uuid[]) as id order by id) as one`,
);

/**
 * The accounts, but for some, that have something to be reminded of; the one that waits longest first. Reads no more of
 * what is due than it returns.
 */
export const accountsDue = statement<{ now: Date; without: readonly string[]; limit: number }, { account_id: string }>(
  'medication.accounts-due',
  `select account_id from (
     (select account_id, next_due_at as at from medication_schedules
       where next_due_at <= $now and account_id <> all($without::uuid[]) order by next_due_at limit $limit)
     union all
     (select account_id, refill_at from medication_schedules
       where refill_at <= $now and account_id <> all($without::uuid[]) order by refill_at limit $limit)) as due
    group by account_id order by min(at) limit $limit`,
  { guarded: true },
);

export interface DueRow extends Pick<
  ScheduleRow,
  'person_id' | 'id' | 'account_id' | 'times' | 'every_days' | 'weekdays' | 'first_day' | 'last_day' | 'country'
> {
  readonly next_due_at: Date;
}

/** The schedules of accounts of which a dose is due. */
export const dueOf = statement<{ accountIds: readonly string[]; now: Date }, DueRow>(
  'medication.due-of',
  `select person_id, id, account_id, country, times, every_days, weekdays, first_day, last_day, next_due_at from medication_schedules
    where account_id = any($accountIds::uuid[]) and next_due_at <= $now order by next_due_at, id`,
  { guarded: true },
);

/** Adds doses that are due. Returns those that are new: not those that were answered before they were due. */
export const addDoses = statement<
  { personIds: readonly string[]; scheduleIds: readonly string[]; dueAts: readonly Date[] },
  { schedule_id: string; due_at: Date }
>(
  'medication.add-doses',
  `insert into medication_doses (person_id, schedule_id, due_at)
   select d.person_id, d.schedule_id, d.due_at from unnest($personIds::uuid[], $scheduleIds::uuid[], $dueAts::timestamptz[]) as d (person_id, schedule_id, due_at)
   on conflict (person_id, schedule_id, due_at) do nothing returning schedule_id, due_at`,
  { guarded: true },
);

/** Sets when the next dose of each schedule is due; null if none is. */
export const setNext = statement<{
  personIds: readonly string[];
  ids: readonly string[];
  nextDueAts: readonly (Date | null)[];
}>(
  'medication.set-next',
  `update medication_schedules s set next_due_at = n.next_due_at
     from unnest($personIds::uuid[], $ids::uuid[], $nextDueAts::timestamptz[]) as n (person_id, id, next_due_at)
    where s.person_id = n.person_id and s.id = n.id and s.stopped_at is null`,
  { guarded: true },
);

/** Takes the notices to refill of accounts that are due, so that each goes out once. */
export const takeRefills = statement<
  { accountIds: readonly string[]; now: Date },
  { id: string; account_id: string; last_day: string; country: CountryCode }
>(
  'medication.take-refills',
  `update medication_schedules set refill_at = null where account_id = any($accountIds::uuid[]) and refill_at <= $now
   returning id, account_id, last_day, country`,
  { guarded: true },
);

/** The times since an instant at which something was due, and whether a dose of then has no answer yet. */
export const dueTimes = statement<{ accountId: string; since: Date }, { due_at: Date; open: boolean }>(
  'medication.due-times',
  `select d.due_at, bool_or(d.answer is null and s.stopped_at is null) as open
     from medication_doses d join medication_schedules s on s.person_id = d.person_id and s.id = d.schedule_id
    where s.account_id = $accountId and d.due_at >= $since group by d.due_at`,
  { guarded: true },
);
