import type { BodyOf } from '@tabibu/contract/api-calls';
import type { KeptSpecialtyBody } from '@tabibu/contract/specialty-desk';
import { callApi } from './client.ts';
import { apiQuery } from './query.ts';

export type { KeptSpecialtyBody };
export type SpecialtyTermsBody = BodyOf<'POST /api/admin/specialties'>;

/** Query of all specialties with their doctors counted and their changes, for administrators. */
export const specialtiesQuery = () => apiQuery('GET /api/admin/specialties', 0);

/** Adds a specialty. */
export function addSpecialty(body: SpecialtyTermsBody): Promise<KeptSpecialtyBody> {
  return callApi('POST /api/admin/specialties', { body });
}

/** Changes a specialty. `version` is the one that was seen. */
export function changeSpecialty(
  id: string,
  body: BodyOf<'PUT /api/admin/specialties/:id'>,
): Promise<KeptSpecialtyBody> {
  return callApi('PUT /api/admin/specialties/:id', { params: { id }, body });
}

/** Takes the newest change back; null if that removed the specialty. */
export function takeBackSpecialty(id: string, version: number): Promise<KeptSpecialtyBody | null> {
  return callApi('POST /api/admin/specialties/:id/take-back', { params: { id }, body: { version } });
}

/** Removes an added specialty that nobody has. */
export function removeSpecialty(id: string, version: number): Promise<null> {
  return callApi('POST /api/admin/specialties/:id/remove', { params: { id }, body: { version } });
}
