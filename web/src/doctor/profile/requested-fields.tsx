import { LIVE_COUNTRIES, countryOf } from '@tabibu/contract/countries';
import type { CountryCode } from '@tabibu/contract/countries';
import type { PendingChangeBody } from '@tabibu/contract/doctor-profile';
import { SPECIALTIES, specialtyOf } from '@tabibu/contract/specialties';
import type { SpecialtyId } from '@tabibu/contract/specialties';
import type { DoctorProfileBody } from '../../api/doctor-practice.ts';
import { countryName } from '../../parts/country-name.ts';
import { readableNumber } from '../../parts/phone-number.ts';
import { useSpeech } from '../../shell/speech.tsx';
import { presentOf } from './profile-draft.ts';

/** A value of a field that changes by request, as people read it. */
function useReadable() {
  const { t, language } = useSpeech();
  return (field: PendingChangeBody['field'], value: string, profile: DoctorProfileBody): string => {
    if (value === '') return t('profile.none');
    if (field === 'specialty') return specialtyOf(value as SpecialtyId).labels[language];
    if (field === 'country') return countryName(countryOf(value as CountryCode), language);
    return field === 'phone' ? readableNumber(countryOf(profile.country), value) : value;
  };
}

/** What stands under a field that changes by request: what was asked for and what stays until then, otherwise that somebody looks at it first. */
export function useRequestHint(profile: DoctorProfileBody) {
  const { t } = useSpeech();
  const readable = useReadable();
  return (field: PendingChangeBody['field']): string => {
    const asked = profile.pending_changes.find((change) => change.field === field);
    if (asked === undefined) return t(`profile.${field}-hint`);
    return t('profile.asked', { wanted: readable(field, asked.value, profile), now: readable(field, presentOf(profile, field), profile) });
  };
}

export function SpecialtyOptions() {
  const { language } = useSpeech();
  return SPECIALTIES.map(({ id, labels }) => <option key={id} value={id}>{labels[language]}</option>);
}

/** Where doctors work with us. */
export function CountryOptions() {
  const { language } = useSpeech();
  return LIVE_COUNTRIES.map((country) => <option key={country.code} value={country.code}>{countryName(country, language)}</option>);
}
