import type { CountryCode } from '@tabibu/contract/countries';
import type { ConsultationFeesBody } from '@tabibu/contract/fees';
import { apiQuery } from './query.ts';

/** What consultations cost in a country, in whole major units. */
export const feesQuery = (country: CountryCode) => apiQuery<ConsultationFeesBody[]>(`/api/consultation-fees?country=${country}`);
