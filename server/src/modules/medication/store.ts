import type { CountryCode } from '@tabibu/contract/countries';
import type { DoseAnswer } from '@tabibu/contract/medication-times';
import { statement } from '../../platform/database/statement.ts';

export interface ScheduleRow {
  readonly person_id: string;
  readonly id: string;
  readonly account_id: string;
  readonly country: CountryCode;
  readonly sealed: Buffer;
  readonly version: number;
  readonly times: readonly string[];
  readonly every_days: number;
  readonly weekdays: readonly number[];
  readonly first_day: string;
  readonly last_day: string | null;
  readonly refill: boolean;
  readonly next_due_at: Date | null;
  readonly stopped_at: Date | null;
}

export interface DoseRow {
  readonly schedule_id: string;
  readonly due_at: Date;
  readonly answer: DoseAnswer | null;
}

export const SCHEDULE_COLUMNS =
  'person_id, id, account_id, country, sealed, version, times, every_days, weekdays, first_day, last_day, refill, next_due_at, stopped_at';

export const find = statement<{ personId: string; id: string }, ScheduleRow>(
  'medication.find',
  `select ${SCHEDULE_COLUMNS} from medication_schedules where person_id = $personId and id = $id`,
  { guarded: true },
);

/** The schedules of a person that stand, and those that ended after `endedAfter`; the oldest first. */
export const ofPerson = statement<{ personId: string; endedAfter: Date }, ScheduleRow>(
  'medication.of-person',
  `select ${SCHEDULE_COLUMNS} from medication_schedules
    where person_id = $personId and (next_due_at is not null or coalesce(stopped_at, last_day + interval '2 days', saved_at) > $endedAfter)
    order by id`,
  { guarded: true },
);

export const countLive = statement<{ personId: string }, { live: number }>(
  'medication.count-live',
  'select count(*)::int as live from medication_schedules where person_id = $personId and next_due_at is not null',
  { guarded: true },
);

interface SavedValues {
  readonly personId: string;
  readonly id: string;
  readonly accountId: string;
  readonly country: string;
  readonly sealed: Buffer;
  readonly version: number;
  readonly times: readonly string[];
  readonly everyDays: number;
  readonly weekdays: readonly number[];
  readonly firstDay: string;
  readonly lastDay: string | null;
  readonly refill: boolean;
  readonly nextDueAt: Date | null;
  readonly refillAt: Date | null;
  readonly now: Date;
}

/**
 * Adds a schedule, or replaces it by its next version. Changes no row if another was stored meanwhile, or if it was
 * stopped.
 */
export const save = statement<SavedValues>(
  'medication.save',
  `insert into medication_schedules as s (person_id, id, account_id, country, sealed, version, times, every_days, weekdays, first_day, last_day, refill, next_due_at, refill_at, saved_at)
   values ($personId, $id, $accountId, $country, $sealed, $version, $times::text[], $everyDays, $weekdays::smallint[], $firstDay, $lastDay, $refill, $nextDueAt, $refillAt, $now)
   on conflict (person_id, id) do update set country = excluded.country, sealed = excluded.sealed, version = excluded.version, times = excluded.times,
     every_days = excluded.every_days, weekdays = excluded.weekdays, last_day = excluded.last_day, refill = excluded.refill, next_due_at = excluded.next_due_at,
     refill_at = excluded.refill_at, saved_at = excluded.saved_at
    where s.version = excluded.version - 1 and s.stopped_at is null`,
  { guarded: true },
);

/** Ends a schedule. Changes no row if it was ended before. */
export const stop = statement<{ personId: string; id: string; now: Date }>(
  'medication.stop',
  `update medication_schedules set stopped_at = $now, next_due_at = null, refill_at = null
    where person_id = $personId and id = $id and stopped_at is null`,
  { guarded: true },
);

export const findDose = statement<{ personId: string; scheduleId: string; dueAt: Date }, DoseRow>(
  'medication.find-dose',
  `select schedule_id, due_at, answer from medication_doses
    where person_id = $personId and schedule_id = $scheduleId and due_at = $dueAt`,
  { guarded: true },
);

/** Writes down or corrects the answer of a dose. Changes no row if it is the same. */
export const answer = statement<{
  personId: string;
  scheduleId: string;
  dueAt: Date;
  answer: DoseAnswer;
  now: Date;
}>(
  'medication.answer',
  `insert into medication_doses as d (person_id, schedule_id, due_at, answer, answered_at)
   values ($personId, $scheduleId, $dueAt, $answer, $now)
   on conflict (person_id, schedule_id, due_at) do update set answer = excluded.answer, answered_at = excluded.answered_at
    where d.answer is distinct from excluded.answer`,
  { guarded: true },
);

/** The doses of a person from an instant until another, and those without an answer since `openSince`. */
export const doses = statement<{ personId: string; from: Date; until: Date; openSince: Date }, DoseRow>(
  'medication.doses',
  `select schedule_id, due_at, answer from medication_doses
    where person_id = $personId and due_at < $until and (due_at >= $from or (due_at >= $openSince and answer is null))
    order by due_at, schedule_id`,
  { guarded: true },
);

/** Deletes the doses of a schedule. */
export const removeDoses = statement<{ personId: string; id: string }>(
  'medication.remove-doses',
  'delete from medication_doses where person_id = $personId and schedule_id = $id',
  { guarded: true },
);

/** Deletes a schedule, after its doses. */
export const remove = statement<{ personId: string; id: string }>(
  'medication.remove',
  'delete from medication_schedules where person_id = $personId and id = $id',
  { guarded: true },
);

/** Deletes the doses of a person. */
export const forgetDoses = statement<{ personId: string }>(
  'medication.forget-doses',
  'delete from medication_doses where person_id = $personId',
  { guarded: true },
);

/** Deletes the schedules of a person, after their doses. Returns who was reminded of them. */
export const forget = statement<{ personId: string }, { id: string; account_id: string; last_day: string | null }>(
  'medication.forget',
  'delete from medication_schedules where person_id = $personId returning id, account_id, last_day',
  { guarded: true },
);
