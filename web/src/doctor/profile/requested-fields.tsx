import { LIVE_COUNTRIES, countryOf } from '@tabibu/contract/countries';
import type { CountryCode } from '@tabibu/contract/countries';
import type { PendingChangeBody } from '@tabibu/contract/doctor-profile';
import type { DoctorProfileBody } from '../../api/doctor-practice.ts';
import { countryName } from '@tabibu/contract/country-name';
import { useOfferedSpecialties } from '../../shell/use-specialties.ts';
import { readableNumber } from '../../components/phone-number.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { presentOf } from './profile-draft.ts';

/** Returns a function that formats a value of a field for display. */
function useReadable() {
  const { t, language, specialty } = useTranslation();
  return (field: PendingChangeBody['field'], value: string, profile: DoctorProfileBody): string => {
    if (value === '') return t('profile.none');
    if (field === 'specialty') return specialty(value);
    if (field === 'country') return countryName(countryOf(value as CountryCode), language);
    return field === 'phone' ? readableNumber(countryOf(profile.country), value) : value;
  };
}

/**
 * Returns a function that gives the hint below a field whose changes need approval: the requested and the current value
 * while a change is pending, else that staff check it first.
 */
export function useRequestHint(profile: DoctorProfileBody) {
  const { t } = useTranslation();
  const readable = useReadable();
  return (field: PendingChangeBody['field']): string => {
    const asked = profile.pending_changes.find((change) => change.field === field);
    if (asked === undefined) return t(`profile.${field}-hint`);
    return t('profile.asked', {
      wanted: readable(field, asked.value, profile),
      now: readable(field, presentOf(profile, field), profile),
    });
  };
}

/** The specialties that a doctor can choose: those that are offered, and the doctor's own. */
export function SpecialtyOptions({ own }: { own?: string }) {
  const { specialty } = useTranslation();
  return useOfferedSpecialties(own).map(({ id }) => (
    <option key={id} value={id}>
      {specialty(id)}
    </option>
  ));
}

/** The countries in which doctors can work: those that are live. */
export function CountryOptions() {
  const { language } = useTranslation();
  return LIVE_COUNTRIES.map((country) => (
    <option key={country.code} value={country.code}>
      {countryName(country, language)}
    </option>
  ));
}
