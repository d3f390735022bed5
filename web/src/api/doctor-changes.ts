import { keepPreviousData } from '@tanstack/react-query';
import type { CountryCode } from '@tabibu/contract/countries';
import type { DoctorStandingBody, FoundDoctorBody } from '@tabibu/contract/doctor-changes';
import { callApi } from './client.ts';
import type { CodeChallenge } from './identity.ts';
import { apiQuery } from './query.ts';

export type { DoctorStandingBody, FoundDoctorBody };

const params = (doctor_id: string) => ({ params: { doctor_id } });

/** Query of doctors who work here by a part of the name. */
export const foundDoctorsQuery = (q: string) => ({
  ...apiQuery('GET /api/admin/doctor-changes', 0, { query: q === '' ? {} : { q } }),
  placeholderData: keepPreviousData,
});

/** Query of the number and the country of a doctor, and what a change would meet. */
export const doctorStandingQuery = (id: string) => apiQuery('GET /api/admin/doctor-changes/:doctor_id', 0, params(id));

/** Sends a code to the new number of a doctor. */
export function sendDoctorNumberCode(id: string, phone: string): Promise<CodeChallenge> {
  return callApi('POST /api/admin/doctor-changes/:doctor_id/number/code', { ...params(id), body: { phone } });
}

/** Sends a code to the present number of a doctor. */
export function sendOldNumberCode(id: string): Promise<CodeChallenge> {
  return callApi('POST /api/admin/doctor-changes/:doctor_id/number/code', { ...params(id), body: { to: 'old' } });
}

/** Gives a doctor the number that was asked for, by the code to the present one. */
export function confirmOldNumber(id: string, challenge_id: string, code: string): Promise<DoctorStandingBody> {
  return callApi('PUT /api/admin/doctor-changes/:doctor_id/number/old', {
    ...params(id),
    body: { challenge_id, code },
  });
}

/** Asks for the number that the code proves in the name of a doctor. */
export function changeDoctorNumber(id: string, challenge_id: string, code: string): Promise<DoctorStandingBody> {
  return callApi('PUT /api/admin/doctor-changes/:doctor_id/number', { ...params(id), body: { challenge_id, code } });
}

export function changeDoctorCountry(id: string, country: CountryCode): Promise<DoctorStandingBody> {
  return callApi('PUT /api/admin/doctor-changes/:doctor_id/country', { ...params(id), body: { country } });
}
