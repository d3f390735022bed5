import type { CountryCode } from '@tabibu/contract/countries';
import type { Language } from '@tabibu/contract/languages';
import { statement } from '../../platform/database/statement.ts';

/** Stores that a phone number waits for a country. Adds no row when it is stored already. */
export const addInterest = statement<{ country: CountryCode; phone: string; language: Language; now: Date }>(
  'site.add-interest',
  'insert into country_interests (country, phone, language, asked_at) values ($country, $phone, $language, $now) on conflict do nothing',
);

/** Returns those of the given countries that at least one person waits for. */
export const awaitedOpen = statement<{ countries: readonly CountryCode[] }, { country: CountryCode }>(
  'site.awaited-open',
  'select distinct country from country_interests where country = any ($countries)',
);

/**
 * Deletes and returns up to 100 people who wait for a country. Each is told once, and the number has no use after that.
 */
export const takeInterests = statement<{ country: CountryCode }, { phone: string; language: Language }>(
  'site.take-interests',
  `delete from country_interests where (country, phone) in (select country, phone from country_interests where country = $country order by asked_at limit 100 for update skip locked)
   returning phone, language`,
);
