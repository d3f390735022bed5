import { findCountry } from '@tabibu/contract/countries';
import type { CountryCode } from '@tabibu/contract/countries';
import { isEmail } from '@tabibu/contract/email-address';
import { cleanPersonName } from '@tabibu/contract/person-name';
import type { SpecialtyId } from '@tabibu/contract/specialties';
import type { Gender } from '@tabibu/contract/application-words';
import { normalizePhone } from '../../platform/phone.ts';
import { Problem } from '../../platform/problem.ts';
import { DAY, HOUR } from '../../platform/time.ts';
import type { Specialties } from '../doctors/index.ts';

/** The most applications of one address within an hour (U-02). */
export const APPLICATIONS_PER_HOUR = 5;

/** For how long a link to an email address works, and how many go out within a day. */
export const EMAIL_LINK_LIFETIME = 72 * HOUR;
export const EMAIL_LINKS_PER_DAY = 5;

/** The kind of the files' purpose. */
export const PURPOSE = 'application';

/** The form as it is sent. */
export interface TypedForm {
  readonly full_name: string;
  readonly phone: string;
  readonly email: string;
  readonly gender: Gender;
  readonly dob: string;
  readonly country: string;
  readonly region: string;
  readonly specialty: string;
  readonly experience: number;
  readonly bio: string;
  readonly license_number: string;
}

export interface ReadForm {
  readonly fullName: string;
  readonly phone: string;
  readonly email: string;
  readonly gender: 'female' | 'male' | 'other';
  readonly birthDate: string | null;
  readonly country: CountryCode;
  readonly region: string;
  readonly specialty: SpecialtyId;
  readonly experienceYears: number;
  readonly bio: string;
  readonly licenceNumber: string;
}

/** Nobody older practises; an earlier year is a typing error. */
const OLDEST_YEARS = 100;

/**
 * Returns the form in the spelling in which it is stored. 'South' becomes South Africa (C51). Throws
 * `name-needs-letters`, `country-not-live`, `phone-invalid`, `email-invalid`, `birth-date-invalid` or `invalid-input`.
 * `today` is 'YYYY-MM-DD'.
 */
export function readForm(typed: TypedForm, today: string, specialties: Pick<Specialties, 'find'>): ReadForm {
  const fullName = cleanPersonName(typed.full_name);
  if (fullName === '' || fullName.length > 80) throw new Problem('name-needs-letters', { fields: ['full_name'] });
  const country = findCountry(typed.country);
  if (country?.status !== 'live') throw new Problem('country-not-live', { fields: ['country'] });
  const phone = normalizePhone(typed.phone, country.code);
  if (phone === null) throw new Problem('phone-invalid', { fields: ['phone'] });
  const email = typed.email.trim();
  if (!isEmail(email)) throw new Problem('email-invalid', { fields: ['email'] });
  const specialty = specialties.find(typed.specialty);
  if (specialty?.offered !== true) throw new Problem('invalid-input', { fields: ['specialty'] });
  const oldest = `${Number(today.slice(0, 4)) - OLDEST_YEARS}${today.slice(4)}`;
  if (typed.dob !== '' && (typed.dob > today || typed.dob < oldest))
    throw new Problem('birth-date-invalid', { years: OLDEST_YEARS, fields: ['dob'] });
  return {
    fullName,
    phone,
    email,
    gender: typed.gender === 'Female' ? 'female' : typed.gender === 'Male' ? 'male' : 'other',
    birthDate: typed.dob === '' ? null : typed.dob,
    country: country.code,
    region: typed.region,
    specialty: specialty.id,
    experienceYears: typed.experience,
    bio: typed.bio,
    licenceNumber: typed.license_number,
  };
}

/** Returns how many days lie between two calendar days 'YYYY-MM-DD'; negative if the first is past. */
export function daysUntil(day: string, today: string): number {
  return Math.round((Date.parse(`${day}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / DAY);
}

/** The kind of the purpose of a doctor's new licence. */
export const RENEWAL_PURPOSE = 'licence-renewal';

/** What a council's public register says of a licence. */
export interface FoundLicence {
  readonly council: string;
  readonly number: string;
  readonly registeredName: string;
  /** 'YYYY-MM-DD', the last valid day. */
  readonly expiresOn: string;
}

/** Returns the calendar day of an instant by universal time. */
export function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}

/** Throws `licence-needed` unless all of a licence was found and it is valid today. */
export function requireComplete({ council, number, registeredName, expiresOn }: FoundLicence, now: Date): void {
  const isComplete = council !== '' && number !== '' && registeredName !== '';
  if (!isComplete || expiresOn < dayOf(now)) throw new Problem('licence-needed');
}
