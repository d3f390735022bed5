import type { StatedFactsBody, StatedFactsInputBody } from '@tabibu/contract/stated-facts';
import { callApi } from './client.ts';
import { apiQuery } from './query.ts';

export type { StatedFactsBody, StatedFactsInputBody };

/** Query of the signed-in patient's age, sex, weight and pregnancy, as stated. */
export const myFactsQuery = () => apiQuery('GET /api/me/facts', 5_000);

/** Saves some of these facts for the signed-in patient. */
export function saveMyFacts(facts: StatedFactsInputBody): Promise<StatedFactsBody> {
  return callApi('PUT /api/me/facts', { body: facts });
}

/** Query of the same facts of an appointment's patient, while its doctor may see them. */
export const visitFactsQuery = (bookingId: string) =>
  apiQuery('GET /api/doctor/visits/:booking_id/facts', 5_000, { params: { booking_id: bookingId } });

/** Saves facts that the patient of an appointment told the doctor. */
export function saveVisitFacts(bookingId: string, facts: StatedFactsInputBody): Promise<StatedFactsBody> {
  return callApi('PUT /api/doctor/visits/:booking_id/facts', { params: { booking_id: bookingId }, body: facts });
}
