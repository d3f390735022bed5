import { LIVE_COUNTRIES, countryOf } from '@tabibu/contract/countries';
import type { CountryCode } from '@tabibu/contract/countries';
import { countryOfNumber, readableAnywhere } from './any-number.ts';
import { countryName } from '@tabibu/contract/country-name';
import { toInternational } from './phone-number.ts';
import { useCountry } from '../shell/session.tsx';
import { useTranslation } from '../shell/translation.tsx';
import { TextField } from '../ui/forms/field.tsx';
import { Select } from '../ui/forms/select.tsx';

interface OwnNumberProps {
  /** The age from which somebody may have one. */
  readonly from: number;
  /** The number that is known (E.164). */
  readonly known: string | null | undefined;
  /** What was typed when the form was sent without script. */
  readonly typed: Readonly<Record<string, string>>;
  readonly error: string | undefined;
}

/**
 * The telephone of somebody in the family, with its country: a number that is typed without its code is one of that
 * country, which need not be the guardian's.
 */
export function OwnNumber({ from, known, typed, error }: OwnNumberProps) {
  const { t, language } = useTranslation();
  const home = useCountry();
  const at = (known && countryOfNumber(known)) || home;
  return (
    <>
      <TextField
        label={t('family.number')}
        aside={t('family.number-optional')}
        hint={t('family.number-hint', { age: from })}
        name="phone"
        type="tel"
        maxLength={40}
        autoComplete="off"
        defaultValue={typed['phone'] ?? (known ? readableAnywhere(known) : undefined)}
        error={error}
      />
      <Select
        label={t('family.number-country')}
        name="phone_country"
        defaultValue={typed['phone_country'] ?? (at.status === 'live' ? at.code : 'TZ')}
      >
        {LIVE_COUNTRIES.map((one) => (
          <option key={one.code} value={one.code}>{`${one.flag} ${countryName(one, language)}`}</option>
        ))}
      </Select>
    </>
  );
}

/** Returns whether this can be a number of that country; an empty field is none. */
export function isNumber(phone: string, country: CountryCode): boolean {
  return phone === '' || toInternational(countryOf(country), phone) !== undefined;
}
