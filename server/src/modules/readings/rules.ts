import { CLOCK_SLACK_MS, OLDEST_READING_DAYS, VALUE_NAMES, faultOf, sugarOf } from '@tabibu/contract/reading-kinds';
import type { ReadingKind, ReadingValues, ValueName } from '@tabibu/contract/reading-kinds';
import type { CurveBody, ReadingBody, ReadingInputBody } from '@tabibu/contract/readings';
import { Problem } from '../../platform/problem.ts';
import { DAY, MINUTE, later } from '../../platform/time.ts';

/**
 * Throws why a reading is not taken as it is: `reading-incomplete`, `reading-impossible`, `reading-unusual` or
 * `reading-time-invalid`.
 */
export function checkReading({ kind, values, meal, measured_at: at, sure }: ReadingInputBody, now: Date): void {
  const fault = faultOf(kind, values);
  if ((kind === 'blood-sugar') !== (meal !== undefined)) throw new Problem('reading-incomplete');
  if (fault?.problem === 'reading-incomplete') throw new Problem('reading-incomplete');
  const range = { name: fault?.name ?? '', min: fault?.min ?? 0, max: fault?.max ?? 0 };
  if (fault?.problem === 'reading-impossible') throw new Problem('reading-impossible', range);
  if (fault?.problem === 'reading-unusual' && sure !== true) throw new Problem('reading-unusual', range);
  const measured = new Date(at);
  if (measured > later(now, CLOCK_SLACK_MS) || measured < later(now, -OLDEST_READING_DAYS * DAY))
    throw new Problem('reading-time-invalid');
}

/** Returns whether a stored reading says what was sent. Pure. */
export function isSame(stored: ReadingBody, sent: ReadingInputBody): boolean {
  return (
    stored.kind === sent.kind &&
    stored.meal === sent.meal &&
    Date.parse(stored.measured_at) === Date.parse(sent.measured_at) &&
    VALUE_NAMES.every((name) => stored.values[name] === sent.values[name])
  );
}

/** Returns the readings of one kind, which are ordered by time, in columns. Pure. */
export function curveOf(kind: ReadingKind, all: readonly ReadingBody[]): CurveBody {
  const readings = all.filter((reading) => reading.kind === kind);
  const [first] = readings;
  const minutes = readings.map(({ measured_at: at }) => Math.floor(Date.parse(at) / MINUTE));
  const shown = readings.map(({ values }) => shownValues(values));
  const names = VALUE_NAMES.filter((name) => shown.some((values) => values[name] !== undefined));
  const columns: Partial<Record<ValueName, (number | null)[]>> = {};
  for (const name of names) columns[name] = shown.map((values) => values[name] ?? null);
  return {
    kind,
    from: first?.measured_at ?? null,
    minutes: minutes.map((minute, place) => (place === 0 ? 0 : minute - minutes[place - 1]!)),
    values: columns,
    ...(kind === 'blood-sugar' ? { meals: readings.map(({ meal = 'other' }) => meal) } : {}),
  };
}

/** Blood sugar is drawn in one unit, whichever the device shows. */
function shownValues(values: ReadingValues): ReadingValues {
  const sugar = sugarOf(values);
  return sugar === undefined ? values : { mmol_l: sugar };
}
