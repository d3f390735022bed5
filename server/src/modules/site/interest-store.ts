import type { CountryCode } from '@tabibu/contract/countries';
import type { Language } from '@tabibu/contract/languages';
import { statement } from '../../platform/database/statement.ts';
import type { NoValues } from '../../platform/database/statement.ts';

interface WaitingRow {
  readonly country: CountryCode;
  readonly asking: number;
  readonly sw: number;
  readonly en: number;
  readonly fr: number;
  readonly first_at: Date;
}

export interface InterestRow {
  readonly country: CountryCode;
  readonly phone: string;
  readonly language: Language;
  readonly asked_at: Date;
}

/** How many people wait for each country. */
export const waiting = statement<NoValues, WaitingRow>(
  'site.waiting',
  `select country, count(*)::int as asking, min(asked_at) as first_at,
     (count(*) filter (where language = 'sw'))::int as sw, (count(*) filter (where language = 'en'))::int as en,
     (count(*) filter (where language = 'fr'))::int as fr
   from country_interests group by country order by asking desc, country`,
);

/** The newest people of each country. */
export const newestInterests = statement<{ most: number }, InterestRow>(
  'site.newest-interests',
  `select country, phone, language, asked_at from (
     select *, row_number() over (partition by country order by asked_at desc, phone) as place from country_interests) as newest
   where place <= $most order by asked_at desc, phone`,
);

/** The people who wait for a country, who asked first first. */
export const interestsOf = statement<{ country: CountryCode; most: number }, InterestRow>(
  'site.interests-of',
  `select country, phone, language, asked_at from country_interests where country = $country order by asked_at, phone limit $most`,
);

/** The countries for whose opening a number waits. */
export const interestsOfNumber = statement<{ phone: string }, Omit<InterestRow, 'phone'>>(
  'site.export-interests',
  'select country, language, asked_at from country_interests where phone = $phone order by country',
);
