import type { CountryCode } from '@tabibu/contract/countries';
import type { Language } from '@tabibu/contract/languages';
import { statement } from '../../platform/database/statement.ts';

export interface SettingRow { readonly key: string; readonly value: unknown }

/** The text of one of these settings; null when it is not set. */
export function textIn(rows: ReadonlyMap<string, unknown>, key: string): string | null {
  const value = rows.get(key);
  return typeof value === 'string' && value !== '' ? value : null;
}

export const settings = statement<SettingRow>('site.settings', 'select key, value from site_settings');

export const removeSetting = statement('site.remove-setting', 'delete from site_settings where key = $1');

export const putSetting = statement(
  'site.put-setting',
  `insert into site_settings (key, value, updated_at) values ($1, $2, $3)
   on conflict (key) do update set value = excluded.value, updated_at = excluded.updated_at`,
);

/** Conditional: asking again changes nothing. */
export const addInterest = statement(
  'site.add-interest',
  'insert into country_interests (country, phone, language, asked_at) values ($1, $2, $3, $4) on conflict do nothing',
);

/** Of these countries, those that somebody waits for. */
export const awaitedOpen = statement<{ country: CountryCode }>('site.awaited-open', 'select distinct country from country_interests where country = any ($1)');

/** Who waits for a country is told once; the number has no use after that. */
export const takeInterests = statement<{ phone: string; language: Language }>(
  'site.take-interests',
  `delete from country_interests where (country, phone) in (select country, phone from country_interests where country = $1 order by asked_at limit 100 for update skip locked)
   returning phone, language`,
);

export const setting = statement<SettingRow>('site.setting', 'select key, value from site_settings where key = $1');
