import { keepPreviousData } from '@tanstack/react-query';
import type { BodyOf, DataOf, QueryOf } from '@tabibu/contract/api-calls';
import type { DeskDoctorBody, DeskDoctorPageBody, ListedDoctorBody } from '@tabibu/contract/doctor-desk';
import { callApi } from './client.ts';
import { apiQuery } from './query.ts';

export type { DeskDoctorBody, DeskDoctorPageBody, ListedDoctorBody };

/** What the list of doctors shows. */
export type DoctorFilter = QueryOf<'GET /api/admin/doctors'>;
export type DoctorFormBody = BodyOf<'POST /api/admin/doctors'>;
/** A link that no later answer has. */
export type DoctorInvitation = DataOf<'POST /api/admin/doctors/:doctor_id/invitation'>;

const params = (doctor_id: string) => ({ params: { doctor_id } });

/** Query of a page of the doctors whom the filter finds. */
export const deskDoctorsQuery = (query: DoctorFilter) => ({
  ...apiQuery('GET /api/admin/doctors', 0, { query }),
  placeholderData: keepPreviousData,
});

/** Query of one doctor with all fields of the form. */
export const deskDoctorQuery = (id: string) => apiQuery('GET /api/admin/doctors/:doctor_id', 0, params(id));

/** Adds a doctor. The link of the invitation is in no later answer. */
export function addDoctor(body: DoctorFormBody): Promise<DataOf<'POST /api/admin/doctors'>> {
  return callApi('POST /api/admin/doctors', { body });
}

/** Reads a doctor as it is stored now. */
export function rereadDoctor(id: string): Promise<DeskDoctorBody> {
  return callApi('GET /api/admin/doctors/:doctor_id', params(id));
}

/** Changes a doctor as `version` showed it. */
export function changeDoctor(id: string, body: DoctorFormBody & { version: string }): Promise<DeskDoctorBody> {
  return callApi('PATCH /api/admin/doctors/:doctor_id', { ...params(id), body });
}

/** Verifies a doctor or takes that back. */
export function setVerified(
  id: string,
  body: BodyOf<'PUT /api/admin/doctors/:doctor_id/verified'>,
): Promise<DeskDoctorBody> {
  return callApi('PUT /api/admin/doctors/:doctor_id/verified', { ...params(id), body });
}

/** Holds what a doctor has earned, or releases what somebody else holds. */
export function setMoneyHeld(id: string, money_held: boolean, reason: string): Promise<DeskDoctorBody> {
  return callApi('PUT /api/admin/doctors/:doctor_id/money-held', { ...params(id), body: { money_held, reason } });
}

export function setFeatured(id: string, is_featured: boolean): Promise<DeskDoctorBody> {
  return callApi('PUT /api/admin/doctors/:doctor_id/featured', { ...params(id), body: { is_featured } });
}

/** Ends a doctor's service for good. */
export function removeDoctor(id: string): Promise<unknown> {
  return callApi('DELETE /api/admin/doctors/:doctor_id', params(id));
}

/** Sends a new invitation. The earlier link stops working. */
export function renewDoctorInvitation(id: string): Promise<DoctorInvitation> {
  return callApi('POST /api/admin/doctors/:doctor_id/invitation', params(id));
}

/** Returns whom an invitation is for. */
export function readInvitation(token: string): Promise<DataOf<'POST /api/doctor-invitations/read'>> {
  return callApi('POST /api/doctor-invitations/read', { body: { token } });
}

/** Accepts an invitation as the signed-in doctor. */
export function acceptInvitation(token: string): Promise<unknown> {
  return callApi('POST /api/doctor-invitations/accept', { body: { token } });
}
