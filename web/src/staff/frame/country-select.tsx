import { LIVE_COUNTRIES } from '@tabibu/contract/countries';
import type { CountryCode } from '@tabibu/contract/countries';
import { countryName } from '@tabibu/contract/country-name';
import { useTranslation } from '../../shell/translation.tsx';
import { Select } from '../../ui/forms/select.tsx';

interface CountrySelectProps {
  /** Empty for all countries. */
  value: CountryCode | '';
  onChange: (country: CountryCode | '') => void;
}

/** What `useFilters` allows as a country: none, or one whose patients and doctors we serve. */
export const COUNTRY_CHOICES = ['', ...LIVE_COUNTRIES.map(({ code }) => code)] as const;

/** The filter by country. */
export function CountrySelect({ value, onChange }: CountrySelectProps) {
  const { t, language } = useTranslation();
  return (
    <Select
      label={t('staff.country')}
      name="country"
      value={value}
      onChange={({ target }) => onChange(target.value as CountryCode | '')}
    >
      <option value="">{t('staff.all-countries')}</option>
      {LIVE_COUNTRIES.map((country) => (
        <option key={country.code} value={country.code}>
          {countryName(country, language)}
        </option>
      ))}
    </Select>
  );
}
