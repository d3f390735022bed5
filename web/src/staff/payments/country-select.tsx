import { LIVE_COUNTRIES } from '@tabibu/contract/countries';
import type { CountryCode } from '@tabibu/contract/countries';
import { useTranslation } from '../../shell/translation.tsx';
import { Select } from '../../ui/select.tsx';

interface CountrySelectProps {
  value: CountryCode | undefined;
  onChange: (country: CountryCode | undefined) => void;
}

/** The filter by country. */
export function CountrySelect({ value, onChange }: CountrySelectProps) {
  const { t } = useTranslation();
  return (
    <Select
      label={t('payment-desk.country')}
      name="country"
      value={value ?? ''}
      onChange={({ target }) => onChange((target.value || undefined) as CountryCode | undefined)}
    >
      <option value="">{t('payment-desk.all-countries')}</option>
      {LIVE_COUNTRIES.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </Select>
  );
}
