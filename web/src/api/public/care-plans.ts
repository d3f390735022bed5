import type { ShownPlanBody } from '@tabibu/contract/care-plans';
import type { CountryCode } from '@tabibu/contract/countries';
import type { Language } from '@tabibu/contract/languages';
import { apiQuery } from '../query.ts';

export type { ShownPlanBody };

/** Query of the care plans that patients see, with their prices in a country. */
export const carePlansQuery = (country: CountryCode, language: Language) =>
  apiQuery('GET /api/care-plans', 30_000, { query: { country, language } });
