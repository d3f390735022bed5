import type { ListedDoctorBody } from '@tabibu/contract/doctor-desk';
import type { DeskSort, Direction } from '@tabibu/contract/doctor-desk-words';
import { COUNTRIES, countryOf, findCountry } from '@tabibu/contract/countries';
import type { CountryCode } from '@tabibu/contract/countries';
import type { Money } from '@tabibu/contract/currencies';
import { isEmail } from '@tabibu/contract/email-address';
import { findSpecialty } from '@tabibu/contract/specialties';
import type { SpecialtyId } from '@tabibu/contract/specialties';
import { normalizePhone } from '../../platform/phone.ts';
import { Problem } from '../../platform/problem.ts';
import { HOUR } from '../../platform/time.ts';

/** For how long an invitation works (W44). */
export const INVITATION_LIFETIME = 72 * HOUR;

/** Doctors of a page: the grid has one to four columns. */
export const PAGE_SIZE = 24;

/** Nobody older practises; an earlier year is a typing error. */
const OLDEST_YEARS = 100;

/** The form as it is sent. */
export interface TypedDoctor {
  readonly full_name: string;
  readonly country: CountryCode;
  readonly specialty: string;
  readonly rating: 3 | 4 | 5;
  readonly email: string;
  readonly phone: string;
  readonly bio: string;
  readonly gender: 'female' | 'male' | 'other' | null;
  readonly birth_date: string | null;
  readonly experience_years: number;
  readonly licence: { readonly council: string; readonly number: string; readonly expires_on: string };
  /** The secret of an uploaded picture; null removes the picture. */
  readonly picture?: string | null | undefined;
}

export interface ReadDoctorForm {
  readonly fullName: string;
  readonly country: CountryCode;
  readonly specialty: SpecialtyId;
  readonly startRating: 3 | 4 | 5;
  readonly email: string;
  readonly phone: string;
  readonly bio: string;
  readonly gender: 'female' | 'male' | 'other' | null;
  readonly birthDate: string | null;
  readonly experienceYears: number;
}

/**
 * Returns the form in the spelling in which it is stored; `clean` makes the name. A number that the doctor has already
 * (`knownPhone`) stays, whatever its country. Throws `all-fields-required` with the empty fields (ADM-DOC-20),
 * `name-needs-letters`, `country-not-live`, `invalid-input` for an unknown specialty, `phone-invalid`, `email-invalid`
 * or `birth-date-invalid`. `today` is 'YYYY-MM-DD'.
 */
export function readForm(
  typed: TypedDoctor,
  { today, clean, knownPhone }: { today: string; clean: (name: string) => string; knownPhone?: string },
): ReadDoctorForm {
  const needed = ['full_name', 'specialty', 'email', 'phone', 'bio'] as const;
  const empty = needed.filter((field) => typed[field].trim() === '');
  if (empty.length > 0) throw new Problem('all-fields-required', { fields: empty });
  const fullName = clean(typed.full_name);
  if (fullName === '') throw new Problem('name-needs-letters', { fields: ['full_name'] });
  const country = findCountry(typed.country);
  if (country?.status !== 'live') throw new Problem('country-not-live', { fields: ['country'] });
  const specialty = findSpecialty(typed.specialty);
  if (specialty === undefined) throw new Problem('invalid-input', { fields: ['specialty'] });
  const phone = typed.phone === knownPhone ? knownPhone : normalizePhone(typed.phone, country.code);
  if (phone === null) throw new Problem('phone-invalid', { fields: ['phone'] });
  const email = typed.email.trim();
  if (!isEmail(email)) throw new Problem('email-invalid', { fields: ['email'] });
  const oldest = `${Number(today.slice(0, 4)) - OLDEST_YEARS}${today.slice(4)}`;
  const birthDate = typed.birth_date;
  if (birthDate !== null && (birthDate > today || birthDate < oldest))
    throw new Problem('birth-date-invalid', { years: OLDEST_YEARS, fields: ['birth_date'] });
  return {
    fullName,
    country: country.code,
    specialty: specialty.id,
    startRating: typed.rating,
    email,
    phone,
    bio: typed.bio,
    gender: typed.gender,
    birthDate,
    experienceYears: typed.experience_years,
  };
}

type Sorted = Pick<ListedDoctorBody, 'country' | 'rating' | 'consultations' | 'earnings'>;

/** Currencies in the order of the countries; money of different currencies is not compared. */
const CURRENCY_ORDER = [...new Set(COUNTRIES.map(({ currency }) => currency))];

/**
 * Returns the doctors in the asked order; equals keep theirs. By earnings each currency is sorted for itself, in the
 * order of the countries: nobody can say whether a shilling of one country is more than one of another.
 */
export function sortDoctors<Doctor extends Sorted>(
  doctors: readonly Doctor[],
  sort: DeskSort,
  direction: Direction,
): Doctor[] {
  const sign = direction === 'asc' ? 1 : -1;
  const compare = (one: Doctor, other: Doctor): number => {
    if (sort !== 'earnings') return sign * (one[sort] - other[sort]);
    const [mine, theirs] = [ownMoney(one), ownMoney(other)];
    const currencies = CURRENCY_ORDER.indexOf(mine.currency) - CURRENCY_ORDER.indexOf(theirs.currency);
    return currencies !== 0 ? currencies : sign * (mine.amount - theirs.amount);
  };
  return doctors.toSorted(compare);
}

/** Returns what a doctor earned in the currency of the country. */
function ownMoney({ country, earnings }: Pick<Sorted, 'country' | 'earnings'>): Money {
  const { currency } = countryOf(country);
  return earnings.find((money) => money.currency === currency) ?? { amount: 0, currency };
}

/**
 * Returns what the doctors earned together, a row for each currency, with the mean of those who are paid in it: who
 * works in a country with the currency, or has earned some. In minor units, rounded.
 */
export function sumEarnings(doctors: readonly Sorted[]): { total: Money; average: Money }[] {
  return CURRENCY_ORDER.flatMap((currency) => {
    const amounts = doctors.map(({ earnings }) => earnings.find((money) => money.currency === currency)?.amount);
    const paid = doctors.filter(
      ({ country }, place) => amounts[place] !== undefined || countryOf(country).currency === currency,
    ).length;
    const amount = amounts.reduce<number>((sum, one) => sum + (one ?? 0), 0);
    if (amount === 0) return [];
    return [{ total: { amount, currency }, average: { amount: Math.round(amount / paid), currency } }];
  });
}
