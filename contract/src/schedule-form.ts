import type { ScheduleInputBody } from './medication.ts';
import { SCHEDULE_LIMITS } from './medication-times.ts';
import type { ReadingKind } from './reading-kinds.ts';

/** What the form of a schedule says, for the page and for the server that takes it without script. Free of zod. */

/** The value of the choice "on certain days of the week" among "how often". */
export const ON_WEEKDAYS = '0';
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** The fields of a form by name, as they were typed. A box without a tick is missing. */
export type TypedFields = Readonly<Record<string, string | undefined>>;

/** The fields in which something may be wrong. */
export type ScheduleFault = 'name' | 'time' | 'weekdays' | 'days';

/** The times that were typed, also those in which something is wrong, without empty fields. Pure. */
export function timesIn(fields: TypedFields): string[] {
  return Array.from({ length: SCHEDULE_LIMITS.times }, (_, place) => fields[`time-${place + 1}`]?.trim() ?? '').filter(
    (time) => time !== '',
  );
}

/** Returns the schedule that a form says. What is wrong is named in `faults`, and is then not sent. Pure. */
export function readSchedule(fields: TypedFields): {
  readonly planned: Omit<ScheduleInputBody, 'version'>;
  readonly faults: readonly ScheduleFault[];
} {
  const text = (name: string) => fields[name]?.trim() ?? '';
  const times = timesIn(fields);
  const days = text('days');
  const length = days === '' ? null : Number(days);
  const isByWeek = text('every_days') === ON_WEEKDAYS;
  const weekdays = isByWeek ? WEEKDAYS.filter((day) => fields[`weekday-${day}`] !== undefined) : [];
  const due: ScheduleInputBody['due'] =
    text('kind') === 'measuring'
      ? { kind: 'measuring', reading: text('reading') as ReadingKind }
      : { kind: 'medicine', name: text('name'), dose: text('dose') };
  const isLengthGood = length === null || (Number.isInteger(length) && length >= 1 && length <= SCHEDULE_LIMITS.days);
  const areTimesGood = times.every((time) => /^([01]\d|2[0-3]):[0-5]\d$/.test(time)) && times.length > 0;
  const wrong: Readonly<Record<ScheduleFault, boolean>> = {
    name: due.kind === 'medicine' && due.name === '',
    time: !areTimesGood || new Set(times).size !== times.length,
    weekdays: isByWeek && weekdays.length === 0,
    days: !isLengthGood,
  };
  return {
    planned: {
      due,
      times: times.sort(),
      every_days: isByWeek ? 1 : Number(text('every_days')),
      weekdays,
      days: length,
      refill: fields['refill'] !== undefined,
    },
    faults: (['name', 'time', 'weekdays', 'days'] as const).filter((name) => wrong[name]),
  };
}
