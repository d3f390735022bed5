import { COUNTRIES, findCountry } from '@tabibu/contract/countries';
import type { CountryCode } from '@tabibu/contract/countries';
import { fromMajor, toMajor } from '@tabibu/contract/currencies';
import type { Money } from '@tabibu/contract/currencies';
import { isEmail } from '@tabibu/contract/email-address';
import type { SpecialtyId } from '@tabibu/contract/specialties';
import { normalizePhone } from '../../platform/phone.ts';
import { Problem } from '../../platform/problem.ts';
import { HOUR } from '../../platform/time.ts';
import type { EarnedTogether } from '../doctors/index.ts';
import type { Specialties } from '../doctors/index.ts';

/** For how long an invitation works (W44). */
export const INVITATION_LIFETIME = 72 * HOUR;

/** Nobody older practises; an earlier year is a typing error. */
const OLDEST_YEARS = 100;

/** The form as it is sent. */
export interface TypedDoctor {
  readonly full_name: string;
  readonly country: CountryCode;
  readonly specialty: string;
  /** 0: nobody chose one. */
  readonly rating: 0 | 3 | 4 | 5;
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
  readonly startRating: 0 | 3 | 4 | 5;
  readonly email: string;
  readonly phone: string;
  readonly bio: string;
  readonly gender: 'female' | 'male' | 'other' | null;
  readonly birthDate: string | null;
  readonly experienceYears: number;
}

interface Reading {
  /** 'YYYY-MM-DD' */
  readonly today: string;
  readonly clean: (name: string) => string;
  readonly specialties: Pick<Specialties, 'find'>;
  /** What the doctor has already. */
  readonly known?: { readonly phone: string; readonly specialty: SpecialtyId; readonly email: string | null };
}

/**
 * Returns the form in the spelling in which it is stored; `clean` makes the name. A number that the doctor has already
 * (`known`) stays, whatever its country, as does a
 * specialty that is switched off. Throws `all-fields-required` with the empty fields (ADM-DOC-20),
 * `name-needs-letters`, `country-not-live`, `invalid-input` for an unknown specialty, `phone-invalid`, `email-invalid`
 * or `birth-date-invalid`.
 */
export function readForm(typed: TypedDoctor, { today, clean, specialties, known }: Reading): ReadDoctorForm {
  const needed = ['full_name', 'specialty', 'email', 'phone', 'bio'] as const;
  // A doctor of an earlier version may have none: nobody has to ask for it to mend a typing error.
  const mayLackEmail = known !== undefined && (known.email ?? '') === '';
  const empty = needed.filter((field) => typed[field].trim() === '' && !(field === 'email' && mayLackEmail));
  if (empty.length > 0) throw new Problem('all-fields-required', { fields: empty });
  const fullName = clean(typed.full_name);
  if (fullName === '') throw new Problem('name-needs-letters', { fields: ['full_name'] });
  const country = findCountry(typed.country);
  if (country?.status !== 'live') throw new Problem('country-not-live', { fields: ['country'] });
  const specialty = specialties.find(typed.specialty);
  if (specialty === undefined || (!specialty.offered && specialty.id !== known?.specialty))
    throw new Problem('invalid-input', { fields: ['specialty'] });
  const phone = typed.phone === known?.phone ? known.phone : normalizePhone(typed.phone, country.code);
  if (phone === null) throw new Problem('phone-invalid', { fields: ['phone'] });
  const email = typed.email.trim();
  if (email !== '' && !isEmail(email)) throw new Problem('email-invalid', { fields: ['email'] });
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

/**
 * Returns what doctors earned together, a row for each currency in the order of the countries, with the mean of those
 * who are paid in it. The mean is rounded to whole units of its currency, as all prices are (C03). In minor units.
 */
export function sumEarnings(earned: readonly EarnedTogether[]): { total: Money; average: Money }[] {
  const place = ({ currency }: EarnedTogether) => COUNTRIES.findIndex((country) => country.currency === currency);
  return earned
    .toSorted((one, other) => place(one) - place(other))
    .map(({ amount, currency, paid }) => ({
      total: { amount, currency },
      average: fromMajor(Math.round(toMajor({ amount, currency }) / paid), currency),
    }));
}
