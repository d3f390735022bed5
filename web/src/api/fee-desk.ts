import type { BodyOf } from '@tabibu/contract/api-calls';
import type { CountryCode } from '@tabibu/contract/countries';
import type { CountryFeesBody } from '@tabibu/contract/fees';
import { callApi } from './client.ts';
import { apiQuery } from './query.ts';

export type { CountryFeesBody };

/** Query of the prices of every country with their history, for administrators. */
export const feeDeskQuery = () => apiQuery('GET /api/admin/consultation-fees', 0);

/** Sets the four prices of a country. */
export function saveFees(
  country: CountryCode,
  body: BodyOf<'PUT /api/admin/consultation-fees/:country'>,
): Promise<CountryFeesBody> {
  return callApi('PUT /api/admin/consultation-fees/:country', { params: { country }, body });
}

/** Puts the prices before this version into force again. */
export function takeBackFees(country: CountryCode, version: number): Promise<CountryFeesBody> {
  return callApi('POST /api/admin/consultation-fees/:country/take-back', { params: { country }, body: { version } });
}

/** Takes back prices that have not come into force. */
export function withdrawPlannedFees(country: CountryCode, plannedId: string): Promise<CountryFeesBody> {
  return callApi('POST /api/admin/consultation-fees/:country/withdraw-planned', {
    params: { country },
    body: { planned_id: plannedId },
  });
}
