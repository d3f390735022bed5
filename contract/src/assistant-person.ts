/** The units in which the age of who is ill is typed. */
export const AGE_UNITS = ['years', 'months', 'days'] as const;

/** Who is ill, as typed and chosen in a form; all of it may be missing. */
export interface TypedPerson {
  readonly age?: string | undefined;
  readonly unit?: string | undefined;
  readonly sex?: string | undefined;
  readonly pregnant?: boolean | undefined;
}

/** What the assistant is told about who is ill besides the words. */
interface StatedPerson {
  age_years?: number;
  age_days?: number;
  sex?: 'female' | 'male';
  pregnant?: boolean;
}

const DAYS = { months: 30.4, days: 1 } as const;
const OLDEST = 120;

/** Returns what a form states about a person. An age that nobody has is left out, and a pregnancy of a man. Pure. */
export function statedPerson({ age = '', unit, sex, pregnant }: TypedPerson): StatedPerson {
  const stated: StatedPerson = {};
  const number = /^\s*\d{1,5}\s*$/.test(age) ? Number(age) : undefined;
  if (number !== undefined && (unit === 'months' || unit === 'days')) {
    const days = Math.round(number * DAYS[unit]);
    if (days <= OLDEST * 365) stated.age_days = days;
  } else if (number !== undefined && number <= OLDEST) stated.age_years = number;
  if (sex === 'female' || sex === 'male') stated.sex = sex;
  if (pregnant === true && sex !== 'male') stated.pregnant = true;
  return stated;
}
