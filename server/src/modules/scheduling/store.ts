import { statement } from '../../platform/database/statement.ts';
import type { HalfHour, TimeSpan } from './rules.ts';

export const week = statement<{ doctorId: string }, HalfHour>(
  'scheduling.week',
  'select weekday, starts from weekly_half_hours where doctor_id = $doctorId order by weekday, starts',
);

/** Absences of doctor `doctorId` that overlap the time from `from` until `until`. */
export const absences = statement<{ doctorId: string; from: Date; until: Date }, TimeSpan>(
  'scheduling.absences',
  'select starts_at as "from", ends_at as "to" from time_off where doctor_id = $doctorId and ends_at > $from and starts_at < $until',
);

/**
 * Does doctor `doctorId` offer the half hour `starts` of weekday `weekday`, and has no absence between `at` and
 * `until`?
 */
export const offers = statement<
  { doctorId: string; weekday: number; starts: string; at: Date; until: Date },
  { offered: boolean }
>(
  'scheduling.offers',
  `select exists (select 1 from weekly_half_hours where doctor_id = $doctorId and weekday = $weekday and starts = $starts)
     and not exists (select 1 from time_off where doctor_id = $doctorId and ends_at > $at and starts_at < $until) as offered`,
);

/**
 * Those of the doctors `doctorIds` who offer the half hour `starts` of weekday `weekday`, which lasts from `at` until
 * `until`, and are not absent.
 */
export const atWork = statement<
  { doctorIds: readonly string[]; weekday: number; starts: string; at: Date; until: Date },
  { doctor_id: string }
>(
  'scheduling.at-work',
  `select doctor_id from weekly_half_hours half where doctor_id = any($doctorIds::uuid[]) and weekday = $weekday and starts = $starts
     and not exists (select from time_off where doctor_id = half.doctor_id and ends_at > $at and starts_at < $until)`,
);

export const removeOthers = statement<{ doctorId: string; rows: string }>(
  'scheduling.remove-others',
  `delete from weekly_half_hours where doctor_id = $doctorId and (weekday, starts) not in (
     select weekday, starts from json_to_recordset($rows) as kept (weekday smallint, starts text))`,
);

/** Adds half hours to the weeks of doctors. Half hours that exist already stay as they are. */
export const addHalfHours = statement<{ rows: string }>(
  'scheduling.add-half-hours',
  `insert into weekly_half_hours (doctor_id, weekday, starts)
   select doctor_id, weekday, starts from json_to_recordset($rows) as given (doctor_id uuid, weekday smallint, starts text)
   on conflict do nothing`,
);

/** Adds an absence. Inserts no row when the doctor has the same absence already. */
export const addTimeOff = statement<{ id: string; doctorId: string; from: Date; to: Date; now: Date }>(
  'scheduling.add-time-off',
  `insert into time_off (id, doctor_id, starts_at, ends_at, created_at) values ($id, $doctorId, $from, $to, $now)
   on conflict (doctor_id, starts_at, ends_at) do nothing`,
);

/** Absences of doctor `doctorId` that end after `now`, soonest first. */
export const comingAbsences = statement<{ doctorId: string; now: Date }, TimeSpan>(
  'scheduling.coming-absences',
  'select starts_at as "from", ends_at as "to" from time_off where doctor_id = $doctorId and ends_at > $now order by starts_at, ends_at',
);

/** Deletes an absence. Changes no row when there is no such absence. */
export const removeTimeOff = statement<{ doctorId: string; from: Date; to: Date }>(
  'scheduling.remove-time-off',
  'delete from time_off where doctor_id = $doctorId and starts_at = $from and ends_at = $to',
);
