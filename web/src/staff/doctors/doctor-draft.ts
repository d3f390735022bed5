import type { CountryCode } from '@tabibu/contract/countries';
import { START_RATINGS } from '@tabibu/contract/doctor-desk-words';
import { isKeyOf } from '@tabibu/contract/own-key';
import type { DeskGender } from '@tabibu/contract/doctor-desk-words';
import type { DeskDoctorBody, DoctorFormBody } from '../../api/doctor-desk.ts';

/** What is typed: every field as the text of its control. */
export interface DoctorDraft {
  readonly full_name: string;
  readonly country: CountryCode;
  readonly specialty: string;
  readonly rating: string;
  readonly email: string;
  readonly phone: string;
  readonly bio: string;
  readonly gender: DeskGender | '';
  readonly birth_date: string;
  readonly experience_years: string;
  readonly council: string;
  readonly number: string;
  readonly expires_on: string;
}

export const newDoctor = (country: CountryCode): DoctorDraft => ({
  full_name: '',
  country,
  specialty: '',
  rating: String(START_RATINGS[0]),
  email: '',
  phone: '',
  bio: '',
  gender: '',
  birth_date: '',
  experience_years: '0',
  council: '',
  number: '',
  expires_on: '',
});

/** Returns what the form shows of a doctor. */
export function draftOf(doctor: DeskDoctorBody): DoctorDraft {
  const { licence } = doctor;
  return {
    full_name: doctor.full_name,
    country: doctor.country,
    specialty: doctor.specialty,
    // Stars that nobody chose are not chosen by mending something else.
    rating: String(START_RATINGS.find((stars) => stars === doctor.rating) ?? 0),
    email: doctor.email,
    phone: doctor.phone,
    bio: doctor.bio,
    gender: doctor.gender ?? '',
    birth_date: doctor.birth_date ?? '',
    experience_years: String(doctor.experience_years),
    ...licence,
  };
}

/**
 * Returns what the form shows once somebody else has saved meanwhile: what was typed, and in every other field what is
 * stored now.
 */
export function mergedDraft(typed: DoctorDraft, seen: DeskDoctorBody, stored: DeskDoctorBody): DoctorDraft {
  const [before, now] = [draftOf(seen), draftOf(stored)];
  const kept = Object.entries(typed).filter(([field, text]) => isKeyOf(before, field) && text !== before[field]);
  return { ...now, ...Object.fromEntries(kept) };
}

/** Returns the required fields that are empty (ADM-DOC-20). A licence is required of a new doctor only. */
export function emptyFields(draft: DoctorDraft, isNew: boolean): (keyof DoctorDraft)[] {
  // Whoever was admitted by an earlier version may have no email.
  const required = ['full_name', 'specialty', ...(isNew ? (['email'] as const) : []), 'phone', 'bio'] as const;
  const licence = ['council', 'number', 'expires_on'] as const;
  const wantsLicence = isNew || licence.some((field) => draft[field].trim() !== '');
  return [...required, ...(wantsLicence ? licence : [])].filter((field) => draft[field].trim() === '');
}

/** Returns the form as it is sent. `picture` is undefined while the picture stays. */
export function bodyOf(draft: DoctorDraft, picture: string | null | undefined): DoctorFormBody {
  const { council, number, expires_on, gender, birth_date, rating, experience_years, ...texts } = draft;
  return {
    ...texts,
    rating: START_RATINGS.find((stars) => String(stars) === rating) ?? 0,
    gender: gender === '' ? null : gender,
    birth_date: birth_date === '' ? null : birth_date,
    experience_years: Math.max(0, Math.min(70, Math.trunc(Number(experience_years)) || 0)),
    licence: { council, number, expires_on },
    ...(picture !== undefined && { picture }),
  };
}
