import type { CountryCode } from '@tabibu/contract/countries';
import { statement } from '../../platform/database/statement.ts';
import { personFits } from '../../platform/person-search.ts';
import type { SoughtPerson } from '../../platform/person-search.ts';
import { IN_SERVICE, NAME } from './facts-store.ts';
import type { NameRow } from './facts-store.ts';

/** Verified doctors who work here, of a country or with these ids; null for all. */
export const ofAudience = statement<
  { country: CountryCode | null; ids: readonly string[] | null },
  { id: string; account_id: string | null }
>(
  'doctors.of-audience',
  `select id, account_id from doctors
    where ${IN_SERVICE} and ($country::text is null or country = $country) and ($ids::uuid[] is null or id = any($ids::uuid[]))`,
);

/** Those of them who have an account, whom a search means. */
export const searchAudience = statement<
  SoughtPerson & { country: CountryCode | null; limit: number },
  NameRow & { email: string | null }
>(
  'doctors.search-audience',
  `select ${NAME}, email from doctors
    where ${IN_SERVICE} and account_id is not null and (not $isSought::boolean or ${personFits({ name: 'full_name', phone: 'phone' })}) and ($country::text is null or country = $country)
    order by lower(full_name), id limit $limit`,
  { prepared: false },
);
