import type { Meal, ReadingKind, ReadingValues } from './reading-kinds.ts';

/** The sentences with numbers that a reading needs; the pages and the server have them under the same keys. */
type Say = (
  key: 'reading.pulse' | 'reading.kicks-in' | 'reading.weeks' | 'reading.meal-fasting' | 'reading.meal-after-meal',
  values?: Record<string, number>,
) => string;

interface Measured {
  readonly kind: ReadingKind;
  readonly values: ReadingValues;
  readonly meal?: Meal | undefined;
}

/** By language. Making one takes seventy times as long as a number written with it, and a year has thousands. */
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(language: string): Intl.NumberFormat {
  const known = formats.get(language) ?? new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  formats.set(language, known);
  return known;
}

/** Returns the values of a reading as one line with units, with the decimal sign of the language. Pure. */
export function readingText({ kind, values, meal }: Measured, say: Say, language: string): string {
  const number = (value = 0) => formatOf(language).format(value);
  const parts: Readonly<Record<ReadingKind, () => readonly string[]>> = {
    'blood-pressure': () => [
      `${number(values.systolic)}/${number(values.diastolic)} mmHg`,
      ...(values.pulse === undefined ? [] : [say('reading.pulse', { pulse: values.pulse })]),
    ],
    'blood-sugar': () => [
      values.mmol_l === undefined ? `${number(values.mg_dl)} mg/dL` : `${number(values.mmol_l)} mmol/L`,
      ...(meal === undefined || meal === 'other' ? [] : [say(`reading.meal-${meal}`)]),
    ],
    weight: () => [`${number(values.kilograms)} kg`],
    temperature: () => [`${number(values.celsius)} °C`],
    pain: () => [`${number(values.pain)}/10`],
    kicks: () => [say('reading.kicks-in', { kicks: values.kicks ?? 0, minutes: values.minutes ?? 0 })],
    'pregnancy-weeks': () => [say('reading.weeks', { weeks: values.weeks ?? 0, days: values.days ?? 0 })],
  };
  return parts[kind]().join(' · ');
}
