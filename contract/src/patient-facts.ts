import { daysBetween } from './clock-times.ts';

/** What a doctor must know about a patient, with its calculations. Free of zod, so that pages can import it. */

/**
 * The codes of FHIR's AdministrativeGender (hl7.org/fhir/valueset-administrative-gender.html). Doses and normal ranges
 * depend on it.
 */
export const SEXES = ['female', 'male', 'other'] as const;
export const PREGNANCIES = ['yes', 'no', 'not-sure'] as const;
/** Each fact is asked, stated, declined and dated separately. */
const FACT_NAMES = ['birth_date', 'sex', 'weight_kg', 'pregnancy'] as const;
/** From a newborn of 22 weeks to the heaviest people. A weight outside is a typing error or another unit. */
export const WEIGHT_KG = { min: 0.3, max: 400 } as const;
/** Nobody is older; an earlier year of birth is a typing error. */
export const OLDEST_YEARS = 125;
/** The number of days after which pregnancy is asked again. */
const PREGNANCY_GOOD_DAYS = 60;
/** The number of days after which a weight is asked again; fewer for children, because they grow. */
const WEIGHT_GOOD_DAYS = { child: 60, adult: 365 } as const;
const ADULT_YEARS = 18;
/**
 * The first and last age, in years, at which pregnancy is asked about. Wider than the 15 to 49 of health surveys (WHO).
 */
export const FERTILE_YEARS = { from: 10, to: 55 } as const;

export type Sex = (typeof SEXES)[number];
type Pregnancy = (typeof PREGNANCIES)[number];
export type FactName = (typeof FACT_NAMES)[number];

/**
 * The stated facts. A fact that nobody stated, or that the person declined to state, is absent. Days are 'YYYY-MM-DD'
 * in the patient's country. `birthDate` is a FHIR date: 'YYYY-MM-DD', or 'YYYY-MM' or 'YYYY' if no more is known.
 */
export interface PatientFacts {
  readonly birthDate?: string;
  readonly sex?: Sex;
  /** In kilograms. */
  readonly weightKg?: number;
  readonly weightStatedOn?: string;
  readonly pregnancy?: Pregnancy;
  readonly pregnancyStatedOn?: string;
}

/**
 * A fact with who stated it and on which day. `value` is null if the person declined to state it. The whole is null if
 * nobody has asked yet.
 */
type StatedValue<Value> = {
  readonly value: Value | null;
  readonly said_by: 'patient' | 'doctor';
  readonly said_on: string;
} | null;

/** Each fact with its day and who stated it, as stored and sent. */
export interface StatedValues {
  readonly birth_date: StatedValue<string>;
  readonly sex: StatedValue<Sex>;
  readonly weight_kg: StatedValue<number>;
  readonly pregnancy: StatedValue<Pregnancy>;
}

export interface Age {
  /** Completed years. */
  readonly years: number;
  /** Completed months in all, for example 30 for two and a half years. */
  readonly months: number;
  /** True if the day of birth is not known and the age is exact only to a month or a year. */
  readonly about: boolean;
}

/** Returns the stated facts only, without those that were not asked or declined. */
export function plainFacts({ birth_date: birth, sex, weight_kg: weight, pregnancy }: StatedValues): PatientFacts {
  return {
    ...(typeof birth?.value === 'string' ? { birthDate: birth.value } : {}),
    ...(sex?.value ? { sex: sex.value } : {}),
    ...(typeof weight?.value === 'number' ? { weightKg: weight.value, weightStatedOn: weight.said_on } : {}),
    ...(pregnancy?.value ? { pregnancy: pregnancy.value, pregnancyStatedOn: pregnancy.said_on } : {}),
  };
}

/**
 * Returns which facts to ask now: those not asked yet, and those stated too long ago. A declined fact is not asked
 * again.
 */
export function factsToAsk(stated: StatedValues, today: string): readonly FactName[] {
  const facts = plainFacts(stated);
  const asks: Readonly<Record<FactName, boolean>> = {
    birth_date: stated.birth_date === null,
    sex: stated.sex === null,
    weight_kg: stated.weight_kg === null || isWeightOld(facts, today),
    pregnancy: mayBePregnant(facts, today) && (stated.pregnancy === null || isPregnancyOld(facts, today)),
  };
  return FACT_NAMES.filter((name) => asks[name]);
}

/** Returns the day used for an incomplete birth date: the middle of the known month or year. */
function birthDay(birthDate: string): string {
  return birthDate.length === 4 ? `${birthDate}-07-01` : birthDate.length === 7 ? `${birthDate}-15` : birthDate;
}

const parts = (day: string) => day.split('-').map(Number) as [number, number, number];

function monthsBetween(from: string, to: string): number {
  const [fromYear, fromMonth, fromDay] = parts(from);
  const [year, month, day] = parts(to);
  return (year - fromYear) * 12 + month - fromMonth - (day < fromDay ? 1 : 0);
}

/** Returns the age on a calendar day 'YYYY-MM-DD'; null if the birth date is not stated or later than that day. */
export function ageAt({ birthDate }: Pick<PatientFacts, 'birthDate'>, day: string): Age | null {
  if (birthDate === undefined) return null;
  const about = birthDate.length < 10;
  // For a person born in the current year or month, the assumed day in its middle may still lie ahead; the age is then
  // 0.
  const months = Math.max(
    monthsBetween(birthDay(birthDate), day),
    about && birthDate <= day.slice(0, birthDate.length) ? 0 : -1,
  );
  return months < 0 ? null : { years: Math.floor(months / 12), months, about };
}

/**
 * Returns the birth date of a person of whom only today's age is known: a month for an age in months, a year for an age
 * in years. `ageAt` returns the same age for it.
 */
export function birthDateOfAge(age: number, unit: 'years' | 'months', today: string): string {
  const [year, month, day] = parts(today);
  if (unit === 'years') return String(year - age - (month < 7 ? 1 : 0)).padStart(4, '0');
  const count = year * 12 + month - 1 - age - (day < 15 ? 1 : 0);
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`;
}

/** Returns whether the text is a calendar day, month or year between `OLDEST_YEARS` ago and today. */
export function isBirthDate(text: string, today: string): boolean {
  if (!/^\d{4}(-\d{2}(-\d{2})?)?$/.test(text)) return false;
  const whole = `${text}-01-01`.slice(0, 10);
  const read = new Date(`${whole}T00:00:00Z`);
  const real = !Number.isNaN(read.getTime()) && read.toISOString().startsWith(whole);
  return (
    real && text <= today.slice(0, text.length) && Number(text.slice(0, 4)) >= Number(today.slice(0, 4)) - OLDEST_YEARS
  );
}

/** Returns whether a weight in kilograms is possible. */
export function isWeight(kg: number): boolean {
  return kg >= WEIGHT_KG.min && kg <= WEIGHT_KG.max;
}

/**
 * Returns whether to ask about pregnancy: not for a man, not before 10 or after 55, and not before the sex is stated.
 */
export function mayBePregnant(facts: PatientFacts, today: string): boolean {
  if (facts.sex === undefined || facts.sex === 'male') return false;
  const age = ageAt(facts, today);
  return age === null || (age.years >= FERTILE_YEARS.from && age.years <= FERTILE_YEARS.to);
}

/** Returns whether pregnancy was stated too long ago to tell about today. */
export function isPregnancyOld({ pregnancyStatedOn: on }: PatientFacts, today: string): boolean {
  return on !== undefined && daysBetween(on, today) > PREGNANCY_GOOD_DAYS;
}

/** Returns whether the weight was stated so long ago that it must be asked again. */
export function isWeightOld(facts: PatientFacts, today: string): boolean {
  const age = ageAt(facts, today);
  const good = age !== null && age.years < ADULT_YEARS ? WEIGHT_GOOD_DAYS.child : WEIGHT_GOOD_DAYS.adult;
  return facts.weightStatedOn !== undefined && daysBetween(facts.weightStatedOn, today) > good;
}
