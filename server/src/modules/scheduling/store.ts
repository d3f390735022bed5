import { statement } from '../../platform/database/statement.ts';
import type { HalfHour, Stretch } from './rules.ts';

export const week = statement<HalfHour>(
  'scheduling.week',
  'select weekday, starts from weekly_half_hours where doctor_id = $1 order by weekday, starts',
);

export const absences = statement<Stretch>(
  'scheduling.absences',
  'select starts_at as "from", ends_at as "to" from time_off where doctor_id = $1 and ends_at > $2 and starts_at < $3',
);

export const offers = statement<{ offered: boolean }>(
  'scheduling.offers',
  `select exists (select 1 from weekly_half_hours where doctor_id = $1 and weekday = $2 and starts = $3)
     and not exists (select 1 from time_off where doctor_id = $1 and ends_at > $4 and starts_at < $5) as offered`,
);

/** Of $1 those who offer the half hour $2, $3 that lies between $4 and $5. */
export const atWork = statement<{ doctor_id: string }>(
  'scheduling.at-work',
  `select doctor_id from weekly_half_hours half where doctor_id = any($1::uuid[]) and weekday = $2 and starts = $3
     and not exists (select from time_off where doctor_id = half.doctor_id and ends_at > $4 and starts_at < $5)`,
);

export const removeOthers = statement(
  'scheduling.remove-others',
  `delete from weekly_half_hours where doctor_id = $1 and (weekday, starts) not in (
     select weekday, starts from json_to_recordset($2) as kept (weekday smallint, starts text))`,
);

/** Conditional: half hours that are offered already stay. */
export const addHalfHours = statement(
  'scheduling.add-half-hours',
  `insert into weekly_half_hours (doctor_id, weekday, starts)
   select doctor_id, weekday, starts from json_to_recordset($1) as given (doctor_id uuid, weekday smallint, starts text)
   on conflict do nothing`,
);

/** Conditional: the same absence stands once. */
export const addTimeOff = statement(
  'scheduling.add-time-off',
  `insert into time_off (id, doctor_id, starts_at, ends_at, created_at) values ($1, $2, $3, $4, $5)
   on conflict (doctor_id, starts_at, ends_at) do nothing`,
);

/** Absences that are not over. */
export const comingAbsences = statement<Stretch>(
  'scheduling.coming-absences',
  'select starts_at as "from", ends_at as "to" from time_off where doctor_id = $1 and ends_at > $2 order by starts_at, ends_at',
);

/** Conditional: zero rows when there is no such absence. */
export const removeTimeOff = statement(
  'scheduling.remove-time-off',
  'delete from time_off where doctor_id = $1 and starts_at = $2 and ends_at = $3',
);
