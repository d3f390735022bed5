/** What people measure between visits, with the ranges of each value. Free of zod, so that pages can import it. */

export const READING_KINDS = [
  'blood-pressure',
  'blood-sugar',
  'weight',
  'temperature',
  'pain',
  'kicks',
  'pregnancy-weeks',
] as const;
export type ReadingKind = (typeof READING_KINDS)[number];

export const VALUE_NAMES = [
  'systolic',
  'diastolic',
  'pulse',
  'mmol_l',
  'mg_dl',
  'kilograms',
  'celsius',
  'pain',
  'kicks',
  'minutes',
  'weeks',
  'days',
] as const;
export type ValueName = (typeof VALUE_NAMES)[number];

/** When blood sugar was measured. Its bands depend on it. */
export const MEALS = ['fasting', 'after-meal', 'other'] as const;
export type Meal = (typeof MEALS)[number];

/** The values of a reading, under the names that its kind has. */
export type ReadingValues = Readonly<Partial<Record<ValueName, number>>>;

export interface ValueField {
  readonly name: ValueName;
  /** Outside of `min` to `max` a value is a typing error or another unit, and is refused. */
  readonly min: number;
  readonly max: number;
  /** Outside of these the person is asked whether the value is right. */
  readonly usual: readonly [from: number, to: number];
  readonly decimals: 0 | 1;
  readonly isOptional?: true;
}

/** The values of each kind, in the order in which devices show them. */
export const READING_FIELDS: Readonly<Record<ReadingKind, readonly ValueField[]>> = {
  'blood-pressure': [
    { name: 'systolic', min: 50, max: 300, usual: [80, 200], decimals: 0 },
    { name: 'diastolic', min: 20, max: 200, usual: [45, 120], decimals: 0 },
    { name: 'pulse', min: 20, max: 250, usual: [40, 150], decimals: 0, isOptional: true },
  ],
  // Exactly one of the two, in the unit that the device shows.
  'blood-sugar': [
    { name: 'mmol_l', min: 0.6, max: 55.5, usual: [2.5, 25], decimals: 1, isOptional: true },
    { name: 'mg_dl', min: 10, max: 1000, usual: [45, 450], decimals: 0, isOptional: true },
  ],
  weight: [{ name: 'kilograms', min: 0.3, max: 400, usual: [2, 200], decimals: 1 }],
  temperature: [{ name: 'celsius', min: 30, max: 45, usual: [35, 41], decimals: 1 }],
  pain: [{ name: 'pain', min: 0, max: 10, usual: [0, 10], decimals: 0 }],
  kicks: [
    { name: 'kicks', min: 0, max: 200, usual: [0, 60], decimals: 0 },
    { name: 'minutes', min: 5, max: 720, usual: [5, 240], decimals: 0 },
  ],
  'pregnancy-weeks': [
    { name: 'weeks', min: 1, max: 44, usual: [4, 42], decimals: 0 },
    { name: 'days', min: 0, max: 6, usual: [0, 6], decimals: 0, isOptional: true },
  ],
};

/** How long ago a reading may have been measured, in days; older ones stand in paper notebooks that are typed in. */
export const OLDEST_READING_DAYS = 5 * 366;
/** How far the clock of a phone may be ahead of ours, in milliseconds. */
export const CLOCK_SLACK_MS = 10 * 60_000;

/** Why values are not taken as they are. */
export interface ReadingFault {
  readonly problem: 'reading-incomplete' | 'reading-impossible' | 'reading-unusual';
  readonly name: ValueName;
  readonly min: number;
  readonly max: number;
}

/**
 * Returns what is wrong with the values of a kind, or null: a missing or foreign value, one outside its range, a lower
 * blood pressure that is not below the upper one, and last one that is unusual. Pure.
 */
export function faultOf(kind: ReadingKind, values: ReadingValues): ReadingFault | null {
  const fields = READING_FIELDS[kind];
  const given = VALUE_NAMES.filter((name) => values[name] !== undefined);
  const whole = fields.map(({ name, min, max }) => ({ name, min, max }));
  const foreign = given.find((name) => !fields.some((field) => field.name === name));
  const missing = fields.find(({ name, isOptional }) => isOptional === undefined && values[name] === undefined);
  if (foreign !== undefined || missing !== undefined || (kind === 'blood-sugar' && given.length !== 1))
    return { problem: 'reading-incomplete', ...(whole.find(({ name }) => name === missing?.name) ?? whole[0]!) };
  for (const field of fields) {
    const value = values[field.name];
    if (value !== undefined && !isPossible(field, value)) return faultAt('reading-impossible', field);
  }
  const { systolic, diastolic } = values;
  const lower = fields.find(({ name }) => name === 'diastolic');
  if (lower && systolic !== undefined && diastolic !== undefined && diastolic >= systolic)
    return { ...faultAt('reading-impossible', lower), max: systolic - 1 };
  const odd = fields.find(({ name, usual: [from, to] }) => isOutside(values[name], from, to));
  return odd === undefined ? null : faultAt('reading-unusual', odd);
}

const isOutside = (value: number | undefined, from: number, to: number) =>
  value !== undefined && (value < from || value > to);

function isPossible({ min, max, decimals }: ValueField, value: number): boolean {
  return (
    value >= min && value <= max && Math.round(value * 10 ** decimals) === Number((value * 10 ** decimals).toFixed(6))
  );
}

const faultAt = (problem: ReadingFault['problem'], { name, min, max }: ValueField): ReadingFault => ({
  problem,
  name,
  min,
  max,
});

/** Milligrams of glucose in a decilitre for one millimole in a litre. */
const MG_PER_MMOL = 18.016;

/** Returns blood sugar in mmol/L, rounded as devices show it; undefined if none was measured. */
export function sugarOf({ mmol_l: mmol, mg_dl: mg }: ReadingValues): number | undefined {
  return mmol ?? (mg === undefined ? undefined : Math.round((mg / MG_PER_MMOL) * 10) / 10);
}
