import { MEALS, READING_FIELDS, READING_KINDS, faultOf } from './reading-kinds.ts';
import type { Meal, ReadingFault, ReadingKind, ReadingValues, ValueName } from './reading-kinds.ts';

/** What the form of a reading says, for the page and for the server that takes it without script. Free of zod. */

/** The unit of a device that measures blood sugar. */
export type SugarUnit = 'mmol_l' | 'mg_dl';

/** Which of its values a kind asks for now: of blood sugar only the one in the unit of the device. */
export const fieldsOf = (kind: ReadingKind, unit: SugarUnit) =>
  READING_FIELDS[kind].filter(({ name }) => kind !== 'blood-sugar' || name === unit);

export const kindIn = (fields: TypedReading): ReadingKind =>
  READING_KINDS.find((kind) => kind === fields['kind']) ?? 'blood-pressure';
export const unitIn = (fields: TypedReading): SugarUnit => (fields['unit'] === 'mg_dl' ? 'mg_dl' : 'mmol_l');

/** The fields of a form by name, as they were typed. */
export type TypedReading = Readonly<Record<string, string | undefined>>;

/** What is wrong with one field: nothing was typed, or a value that cannot be. */
export type ValueFault = 'missing' | Pick<ReadingFault, 'min' | 'max'>;

/** Returns whether a form asked for other values than its kind and unit have now: it was drawn for others. Pure. */
export function asksForOthers(fields: TypedReading): boolean {
  return fieldsOf(kindIn(fields), unitIn(fields)).some(({ name }) => fields[name] === undefined);
}

/** Returns the values that a form says, and what is wrong at which of them. Pure. */
export function readValues(
  fields: TypedReading,
  { kind, unit }: { readonly kind: ReadingKind; readonly unit: SugarUnit },
): {
  readonly values: ReadingValues;
  readonly meal: Meal | undefined;
  readonly faults: Readonly<Partial<Record<ValueName, ValueFault>>>;
  readonly isUnusual: boolean;
} {
  const asked = fieldsOf(kind, unit);
  const typed = asked.flatMap(({ name }) => {
    const text = fields[name]?.trim().replace(',', '.') ?? '';
    return text === '' ? [] : [[name, Number(text)] as const];
  });
  const values: ReadingValues = Object.fromEntries(typed);
  const missing = asked.filter(
    ({ name, isOptional }) => values[name] === undefined && (kind === 'blood-sugar' || !isOptional),
  );
  const fault = missing.length > 0 ? null : faultOf(kind, values);
  const meal = kind === 'blood-sugar' ? (MEALS.find((one) => one === fields['meal']) ?? 'other') : undefined;
  return {
    values,
    meal,
    faults: {
      ...Object.fromEntries(missing.map(({ name }) => [name, 'missing'] as const)),
      ...(fault !== null && fault.problem !== 'reading-unusual'
        ? { [fault.name]: { min: fault.min, max: fault.max } }
        : {}),
    },
    isUnusual: fault?.problem === 'reading-unusual',
  };
}

/** What the person is asked about before something unusual is saved: a change of it is asked about anew. Pure. */
export const sureOf = (values: ReadingValues): string => JSON.stringify(values);
