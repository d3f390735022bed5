import type { ScheduleBody } from '@tabibu/contract/medication';
import { daysBetween } from '@tabibu/contract/clock-times';
import type { Context } from '../../platform/context.ts';
import type { ScheduleRow } from './store.ts';

type Place = Pick<ScheduleRow, 'person_id' | 'id' | 'version'>;

const placeOf = ({ person_id: personId, id, version }: Place) =>
  `medication_schedules.sealed.${personId} ${id} ${version}`;

/** Encrypts what is due, bound to person, id and version (E-01). */
export function sealDue(ctx: Context, place: Place, due: ScheduleBody['due']): Buffer {
  return ctx.keys.seal(placeOf(place), JSON.stringify(due));
}

/** Returns a schedule as its person reads it. */
export function openSchedule(ctx: Context, row: ScheduleRow): ScheduleBody {
  const { first_day: first, last_day: last, stopped_at: stopped, next_due_at: next } = row;
  return {
    id: row.id,
    version: row.version,
    due: JSON.parse(ctx.keys.open(placeOf(row), row.sealed)) as ScheduleBody['due'],
    times: [...row.times],
    every_days: row.every_days,
    weekdays: [...row.weekdays],
    days: last === null ? null : daysBetween(first, last) + 1,
    refill: row.refill,
    first_day: first,
    last_day: last,
    state: stopped !== null ? 'stopped' : next === null ? 'ended' : 'live',
    next_due_at: next?.toISOString() ?? null,
  };
}
