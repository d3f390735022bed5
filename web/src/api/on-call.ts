import type { CountryCode } from '@tabibu/contract/countries';
import type { OnCallDoctorBody } from '@tabibu/contract/on-call';
import { callApi } from './client.ts';
import { apiQuery } from './query.ts';

export type { OnCallDoctorBody };

/** Query of whom emergencies of a country ring at any hour, and whom else they could. `q` is a part of the name. */
export const onCallQuery = (country: CountryCode, q: string) =>
  apiQuery('GET /api/admin/on-call', 0, { query: { country, ...(q === '' ? {} : { q }) } });

/** Puts a doctor on call, or takes one off call. */
export function setOnCall(doctor_id: string, on_call: boolean): Promise<OnCallDoctorBody> {
  return callApi('PUT /api/admin/on-call/:doctor_id', { params: { doctor_id }, body: { on_call } });
}
