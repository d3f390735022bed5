import type { AllergiesBody, AllergiesInputBody } from '@tabibu/contract/allergies';
import type { MeBody } from '@tabibu/contract/identity';
import type { FamilyBody, MemberBody, MemberChangeBody, MemberInputBody } from '@tabibu/contract/family';
import type { StatedFactsBody, StatedFactsInputBody } from '@tabibu/contract/stated-facts';
import type { OfferedRecordBody, OpenHandoverBody } from '@tabibu/contract/handovers';
import { callApi } from './client.ts';
import type { IdempotentSend } from './idempotent-send.ts';
import { apiQuery } from './query.ts';

export type { OfferedRecordBody };
export type { FamilyBody, MemberBody, MemberChangeBody, MemberInputBody };

/** Query of the people in the care of the signed-in patient. */
export const familyQuery = () => apiQuery('GET /api/family', 5_000);

/** Adds somebody to the family. */
export function addMember(send: IdempotentSend, member: MemberInputBody): Promise<MemberBody> {
  return send('POST /api/family', { body: member });
}

/** Says who uses this session: the patient (null), or somebody in the family, for whom it then books by default. */
export function choosePerson(id: string | null): Promise<MeBody> {
  return callApi('PUT /api/me/person', { body: { person_id: id } });
}

/** Corrects name, relation, birth date or sex of somebody in the family. */
export function changeMember(id: string, member: MemberChangeBody): Promise<MemberBody> {
  return callApi('PUT /api/family/:person_id', { params: { person_id: id }, body: member });
}

/** Removes somebody from the family. */
export async function removeMember(id: string): Promise<void> {
  await callApi('DELETE /api/family/:person_id', { params: { person_id: id } });
}

/** Query of age, sex, weight and pregnancy of somebody in the family, as stated. */
export const memberFactsQuery = (id: string) =>
  apiQuery('GET /api/family/:person_id/facts', 5_000, { params: { person_id: id } });

/** Saves some of these facts. */
export function saveMemberFacts(id: string, facts: StatedFactsInputBody): Promise<StatedFactsBody> {
  return callApi('PUT /api/family/:person_id/facts', { params: { person_id: id }, body: facts });
}

/** Query of what somebody in the family does not tolerate. */
export const memberAllergiesQuery = (id: string) =>
  apiQuery('GET /api/family/:person_id/allergies', 5_000, { params: { person_id: id } });

/** Replaces that list. */
export function saveMemberAllergies(id: string, allergies: AllergiesInputBody): Promise<AllergiesBody> {
  return callApi('PUT /api/family/:person_id/allergies', { params: { person_id: id }, body: allergies });
}

/** Offers a grown-up in the family to take the own record over, by the number of that person. */
export function offerRecord(id: string, phone: string): Promise<OpenHandoverBody> {
  return callApi('POST /api/family/:person_id/handover', { params: { person_id: id }, body: { phone } });
}

/** Withdraws that offer. */
export async function withdrawOffer(id: string): Promise<void> {
  await callApi('DELETE /api/family/:person_id/handover', { params: { person_id: id } });
}

/** Query of the records that others kept for the signed-in patient and offer now. */
export const offeredRecordsQuery = () => apiQuery('GET /api/me/offered-records', 5_000);

/** Takes an offered record over. */
export async function takeRecord(id: string, consentVersion: number): Promise<void> {
  await callApi('POST /api/me/offered-records/:handover_id/accept', {
    params: { handover_id: id },
    body: { consent_version: consentVersion },
  });
}

/** Declines an offered record. */
export async function declineRecord(id: string): Promise<void> {
  await callApi('POST /api/me/offered-records/:handover_id/decline', { params: { handover_id: id } });
}
