import type { CountryCode } from '@tabibu/contract/countries';
import { apiQuery } from './query.ts';

/** Query of the prices of consultations in a country, in whole major units of its currency. */
export const feesQuery = (country: CountryCode) =>
  apiQuery('GET /api/consultation-fees', 30_000, { query: { country } });
