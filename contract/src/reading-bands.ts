import { VALUE_NAMES, sugarOf } from './reading-kinds.ts';
import type { Meal, ReadingKind, ReadingValues, ValueName } from './reading-kinds.ts';

/** In which bands values lie, with the source of each. Free of zod, so that pages can import it. */

/** Where a value lies, from the least to the most worrying. */
const LEVELS = ['usual', 'raised', 'low', 'high', 'urgent'] as const;
export type Level = (typeof LEVELS)[number];

/** A band begins at `from` and ends where the next one begins. */
interface Band {
  readonly from: number;
  readonly level: Level;
}

interface BandSource {
  readonly title: string;
  readonly url: string;
  /** `reviewed` once a doctor of ours has checked the numbers (`docs/open-points.md`). */
  readonly status: 'draft' | 'reviewed';
}

interface KindBands {
  /** The bands of each value, by the meal where it matters; ordered by `from`. */
  readonly bands: (meal: Meal | undefined) => Readonly<Partial<Record<ValueName, readonly Band[]>>>;
  readonly source: BandSource;
}

const PRESSURE: Readonly<Partial<Record<ValueName, readonly Band[]>>> = {
  systolic: [
    { from: 0, level: 'low' },
    { from: 90, level: 'usual' },
    { from: 130, level: 'raised' },
    { from: 140, level: 'high' },
    { from: 180, level: 'urgent' },
  ],
  diastolic: [
    { from: 0, level: 'low' },
    { from: 60, level: 'usual' },
    { from: 85, level: 'raised' },
    { from: 90, level: 'high' },
    { from: 110, level: 'urgent' },
  ],
};

const sugar = (raised: number, high: number): Readonly<Partial<Record<ValueName, readonly Band[]>>> => ({
  mmol_l: [
    { from: 0, level: 'urgent' },
    { from: 3, level: 'low' },
    { from: 3.9, level: 'usual' },
    { from: raised, level: 'raised' },
    { from: high, level: 'high' },
    { from: 18, level: 'urgent' },
  ],
});

const TEMPERATURE: Readonly<Partial<Record<ValueName, readonly Band[]>>> = {
  celsius: [
    { from: 0, level: 'urgent' },
    { from: 35, level: 'low' },
    { from: 35.5, level: 'usual' },
    { from: 37.5, level: 'raised' },
    { from: 38.5, level: 'high' },
    { from: 41, level: 'urgent' },
  ],
};

/** The kinds that have bands. Nobody of ours has reviewed the numbers yet. */
export const READING_BANDS: Readonly<Partial<Record<ReadingKind, KindBands>>> = {
  'blood-pressure': {
    bands: () => PRESSURE,
    source: {
      title: 'International Society of Hypertension, Global Hypertension Practice Guidelines (2020)',
      url: 'https://doi.org/10.1161/HYPERTENSIONAHA.120.15026',
      status: 'draft',
    },
  },
  'blood-sugar': {
    bands: (meal) => (meal === 'fasting' ? sugar(7.2, 10) : sugar(10, 14)),
    source: {
      title: 'American Diabetes Association, Standards of Care in Diabetes, section 6; WHO, HEARTS-D (2020)',
      url: 'https://www.who.int/publications/i/item/who-ucn-ncd-20.1',
      status: 'draft',
    },
  },
  temperature: {
    bands: () => TEMPERATURE,
    source: {
      title: 'WHO, Integrated Management of Childhood Illness, chart booklet (2014)',
      url: 'https://www.who.int/publications/i/item/9789241506823',
      status: 'draft',
    },
  },
};

/** Returns the bands of a kind; none for a kind without. */
export function bandsOf(kind: ReadingKind, meal?: Meal): Readonly<Partial<Record<ValueName, readonly Band[]>>> {
  return READING_BANDS[kind]?.bands(meal) ?? {};
}

/** Returns where a reading lies: the most worrying of its values; null for a kind without bands. Pure. */
export function levelOf(kind: ReadingKind, typed: ReadingValues, meal?: Meal): Level | null {
  const sugarValue = sugarOf(typed);
  const values: ReadingValues = sugarValue === undefined ? typed : { mmol_l: sugarValue };
  const bands = bandsOf(kind, meal);
  const levels = VALUE_NAMES.flatMap((name) => {
    const value = values[name];
    return value === undefined ? [] : (bands[name]?.filter(({ from }) => value >= from).at(-1)?.level ?? []);
  });
  return levels.reduce<Level | null>(
    (worst, level) => (worst === null || LEVELS.indexOf(level) > LEVELS.indexOf(worst) ? level : worst),
    null,
  );
}

/** After an urgent value people measure again, after this many minutes and at most that many. */
export const CONFIRMING_READING = { minutes: 5, atMost: 60 } as const;
/** How much sooner than that the second reading may come: nobody waits by the second. */
const AGAIN_SLACK_MINUTES = 1;

interface TimedReading {
  readonly kind: ReadingKind;
  readonly values: ReadingValues;
  readonly meal?: Meal | undefined;
  readonly measured_at: string;
}

/**
 * Returns what follows a reading: nothing, measuring again, or the emergency card, if one shortly before it was urgent
 * too. Pure.
 */
export function urgencyOf(reading: TimedReading, others: readonly TimedReading[]): 'none' | 'again' | 'emergency' {
  const isUrgent = ({ kind, values, meal }: TimedReading) => levelOf(kind, values, meal) === 'urgent';
  if (!isUrgent(reading)) return 'none';
  const minutesBefore = (other: TimedReading) =>
    (Date.parse(reading.measured_at) - Date.parse(other.measured_at)) / 60_000;
  const confirms = others.some(
    (other) =>
      other.kind === reading.kind &&
      isUrgent(other) &&
      minutesBefore(other) >= CONFIRMING_READING.minutes - AGAIN_SLACK_MINUTES &&
      minutesBefore(other) <= CONFIRMING_READING.atMost,
  );
  return confirms ? 'emergency' : 'again';
}
