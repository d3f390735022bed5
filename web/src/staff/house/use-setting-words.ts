import { isKeyOf } from '@tabibu/contract/own-key';
import { PAYMENT_METHODS } from '@tabibu/contract/payment-methods';
import { COUNTRIES } from '@tabibu/contract/countries';
import { emergencyNumbersIn } from '@tabibu/contract/emergency-number';
import { COUNTRY_SWITCHES, SETTINGS, emergencyKeyOf } from '@tabibu/contract/settings';
import type { SettingKey } from '@tabibu/contract/settings';
import type { SettingBody } from '../../api/house.ts';
import { countryName } from '@tabibu/contract/country-name';
import { useTranslation } from '../../shell/translation.tsx';
import { useDays } from '../applications/use-days.ts';

type Value = SettingBody['value'];

/** Returns how settings are called, what they do, what may be typed, and how a value is read. */
export function useSettingWords() {
  const { t, language } = useTranslation();
  const days = useDays();
  return {
    name: (key: SettingKey) => {
      const country = COUNTRIES.find(({ code }) => emergencyKeyOf(code) === key);
      return country ? countryName(country, language) : t('house.name', { key: wordOf(key) });
    },
    what: (key: SettingKey) => t('house.what', { key: wordOf(key) }),
    rule: (key: SettingKey) => {
      const { form } = SETTINGS[key];
      return t('house.rule', {
        kind: form.kind === 'email-or-address' ? 'security' : form.kind,
        least: 'least' in form ? form.least : 0,
        most: 'most' in form ? form.most : 0,
        example: `https://${(form.kind === 'address' && form.hosts[0]) || 'wa.me'}/…`,
      });
    },
    /** Returns a value in words; what holds without it when it is null. */
    value: (key: SettingKey, given: Value) => {
      const { form, fallback } = SETTINGS[key];
      const value = given ?? fallback;
      if (value === null) return t('house.not-set');
      if (typeof value === 'boolean') return t(value ? 'house.yes' : 'house.no');
      if (form.kind === 'methods') return methodNames(String(value));
      if (form.kind === 'emergency')
        return (emergencyNumbersIn(String(value)) ?? [])
          .map(({ number, kind }) => t('house.emergency-number', { number, kind }))
          .join(', ');
      if (form.kind === 'day') return days.day(String(value));
      return t('house.value', { key, value: String(value).replaceAll('\n', ' · ') });
    },
  };
}

/** The key under which the words of a setting are kept: the switches of all countries share theirs. */
function wordOf(key: SettingKey): string {
  if (SETTINGS[key].group === 'emergency') return 'emergency';
  return COUNTRY_SWITCHES.find((name) => new RegExp(`^${name}_[a-z]{2}$`).test(key)) ?? key;
}

function methodNames(ids: string): string {
  return ids
    .split(',')
    .map((id) => (isKeyOf(PAYMENT_METHODS, id) ? PAYMENT_METHODS[id].label : id))
    .join(', ');
}
