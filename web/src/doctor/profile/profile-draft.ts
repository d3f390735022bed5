import { countryOf } from '@tabibu/contract/countries';
import type { CountryCode } from '@tabibu/contract/countries';
import type { PendingChangeBody } from '@tabibu/contract/doctor-profile';
import type { Language } from '@tabibu/contract/languages';
import { isKeyOf } from '@tabibu/contract/own-key';
import type { DoctorProfileBody, DoctorProfileInput } from '../../api/doctor-practice.ts';
import { readableNumber, toInternational } from '../../components/phone-number.ts';
import type { SentenceKey } from '../../shell/translation.tsx';

/** The values of the profile form; numbers are kept as typed text. */
export interface ProfileDraft {
  readonly full_name: string;
  readonly email: string;
  readonly location: string;
  readonly specialty: string;
  readonly country: CountryCode;
  /** As typed. */
  readonly phone: string;
  readonly licence: string;
  readonly experience_years: string;
  readonly bio: Readonly<Record<Language, string>>;
  readonly video_consultation_fee: string;
  readonly phone_consultation_fee: string;
  readonly spoken_languages: readonly string[];
  readonly call_types: readonly ('phone' | 'video')[];
}

export type ProfileFaults = Partial<Record<keyof ProfileDraft, SentenceKey>>;

export const MOST_LANGUAGES = 10;
const MOST_YEARS = 70;
const HIGHEST_FEE = 1000;

/** The form filled with the saved profile. A field with a pending change shows the requested value. */
export function draftOf(profile: DoctorProfileBody): ProfileDraft {
  return {
    full_name: profile.full_name,
    email: profile.email ?? '',
    location: profile.location,
    specialty: wantedOf(profile, 'specialty'),
    country: wantedOf(profile, 'country') as CountryCode,
    phone: readableNumber(countryOf(profile.country), wantedOf(profile, 'phone')),
    licence: wantedOf(profile, 'licence'),
    experience_years: String(profile.experience_years),
    bio: profile.bio,
    video_consultation_fee: String(profile.video_consultation_fee),
    phone_consultation_fee: String(profile.phone_consultation_fee),
    spoken_languages: profile.spoken_languages,
    call_types: profile.call_types,
  };
}

/** The saved value of a field that only changes after staff have approved it. */
export function presentOf(profile: DoctorProfileBody, field: PendingChangeBody['field']): string {
  if (field === 'specialty') return profile.specialty_id;
  return (field === 'licence' ? profile.licence : profile[field]) ?? '';
}

/** The requested value if a change is pending, else the saved value. */
function wantedOf(profile: DoctorProfileBody, field: PendingChangeBody['field']): string {
  return profile.pending_changes.find((change) => change.field === field)?.value ?? presentOf(profile, field);
}

/** The faults that prevent saving, by field (W56). */
export function faultsOf(draft: ProfileDraft): ProfileFaults {
  const wrong: Record<string, SentenceKey | false> = {
    full_name: !/\p{L}.*\p{L}/u.test(draft.full_name) && 'profile.name-fault',
    phone: toInternational(countryOf(draft.country), draft.phone) === undefined && 'money.phone-wrong',
    email: draft.email.trim() !== '' && !/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(draft.email.trim()) && 'profile.email-fault',
    experience_years: !isWhole(draft.experience_years, 0, MOST_YEARS) && 'profile.years-fault',
    video_consultation_fee: !isWhole(draft.video_consultation_fee, 1, HIGHEST_FEE) && 'profile.fee-fault',
    phone_consultation_fee: !isWhole(draft.phone_consultation_fee, 1, HIGHEST_FEE) && 'profile.fee-fault',
    spoken_languages: draft.spoken_languages.length === 0 && 'profile.languages-fault',
    call_types: draft.call_types.length === 0 && 'profile.call-types-fault',
  };
  return Object.fromEntries(Object.entries(wrong).filter(([, fault]) => fault !== false));
}

/** The faults for the fields that the server refused. Field names that are not in the form are ignored. */
export function refusedFields(fields: unknown, draft: ProfileDraft): ProfileFaults {
  const names = Array.isArray(fields) ? fields.map((field) => String(field).split('.')[0]!) : [];
  return Object.fromEntries(
    names.filter((name) => isKeyOf(draft, name)).map((name) => [name, 'profile.field-fault' as const]),
  );
}

/** The request body of the form. */
export function inputOf(draft: ProfileDraft): DoctorProfileInput {
  return {
    ...draft,
    email: draft.email.trim() || null,
    phone: toInternational(countryOf(draft.country), draft.phone) ?? draft.phone,
    licence: draft.licence.trim(),
    experience_years: Number(draft.experience_years),
    video_consultation_fee: Number(draft.video_consultation_fee),
    phone_consultation_fee: Number(draft.phone_consultation_fee),
    spoken_languages: [...draft.spoken_languages],
    call_types: [...draft.call_types],
  };
}

/**
 * The list with one more language. Returns the same list if the text is no word, the language is already there or the
 * list is full (10).
 */
export function withLanguage(languages: readonly string[], typed: string): readonly string[] {
  const language = typed.replace(/\s+/g, ' ').trim();
  const isThere = languages.some((other) => other.toLowerCase() === language.toLowerCase());
  return isThere || languages.length >= MOST_LANGUAGES || !/^\p{L}[\p{L}\p{M} ()'’-]{1,39}$/u.test(language)
    ? languages
    : [...languages, language];
}

function isWhole(typed: string, least: number, most: number): boolean {
  return /^\d{1,4}$/.test(typed.trim()) && Number(typed) >= least && Number(typed) <= most;
}
