import type { CountryCode } from '@tabibu/contract/countries';
import { statement } from '../../platform/database/statement.ts';
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

/** Those of them who have an account, by a part of the name in small letters. */
export const searchAudience = statement<{ search: string; country: CountryCode | null; limit: number }, NameRow>(
  'doctors.search-audience',
  `select ${NAME} from doctors
    where ${IN_SERVICE} and account_id is not null and strpos(lower(full_name), $search) > 0 and ($country::text is null or country = $country)
    order by lower(full_name), id limit $limit`,
);
