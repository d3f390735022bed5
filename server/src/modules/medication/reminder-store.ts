import type { CountryCode } from '@tabibu/contract/countries';
import { statement } from '../../platform/database/statement.ts';
import type { ScheduleRow } from './store.ts';

/** The accounts, but for some, that have something to be reminded of; the one that waits longest first. */
export const accountsDue = statement<{ now: Date; without: readonly string[]; limit: number }, { account_id: string }>(
  'medication.accounts-due',
  `select account_id from medication_schedules where (next_due_at <= $now or refill_at <= $now) and account_id <> all($without::uuid[])
    group by account_id order by min(least(next_due_at, refill_at)) limit $limit`,
  { guarded: true },
);

export interface DueRow extends Pick<
  ScheduleRow,
  'person_id' | 'id' | 'times' | 'every_days' | 'first_day' | 'last_day' | 'country'
> {
  readonly next_due_at: Date;
}

/** The schedules of an account of which a dose is due. */
export const dueOf = statement<{ accountId: string; now: Date }, DueRow>(
  'medication.due-of',
  `select person_id, id, country, times, every_days, first_day, last_day, next_due_at from medication_schedules
    where account_id = $accountId and next_due_at <= $now order by next_due_at, id`,
  { guarded: true },
);

export const setNext = statement<{ personId: string; id: string; nextDueAt: Date | null }>(
  'medication.set-next',
  `update medication_schedules set next_due_at = $nextDueAt where person_id = $personId and id = $id and stopped_at is null`,
  { guarded: true },
);

/** Takes the notices to refill of an account that are due, so that each goes out once. */
export const takeRefills = statement<
  { accountId: string; now: Date },
  { id: string; last_day: string; country: CountryCode }
>(
  'medication.take-refills',
  `update medication_schedules set refill_at = null where account_id = $accountId and refill_at <= $now
   returning id, last_day, country`,
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
