import { LIVE_COUNTRIES } from '@tabibu/contract/countries';
import type { CountryCode } from '@tabibu/contract/countries';
import { useTranslation } from '../../shell/translation.tsx';
import { Select } from '../../ui/select.tsx';

interface CountrySelectProps {
  /** Empty for all countries. */
  value: CountryCode | '';
  onChange: (country: CountryCode | '') => void;
}

/** What `useFilters` allows as a country: none, or one whose patients and doctors we serve. */
export const COUNTRY_CHOICES = ['', ...LIVE_COUNTRIES.map(({ code }) => code)] as const;

/** The filter by country. */
export function CountrySelect({ value, onChange }: CountrySelectProps) {
  const { t } = useTranslation();
  return (
    <Select
      label={t('staff.country')}
      name="country"
      value={value}
      onChange={({ target }) => onChange(target.value as CountryCode | '')}
    >
      <option value="">{t('staff.all-countries')}</option>
      {LIVE_COUNTRIES.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </Select>
  );
}
