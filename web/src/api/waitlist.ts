import type { WaitlistEntryBody } from '@tabibu/contract/waitlist';
import { callApi } from './client.ts';
import { apiQuery } from './query.ts';

export type { WaitlistEntryBody };

/** Query of the doctors for whose free times this person waits. */
export const waitlistQuery = () => apiQuery('GET /api/me/waitlist', 0);

/** Adds the person to the wait list of a doctor: a text message tells of a free time. */
export function joinWaitlist(doctorId: string): Promise<WaitlistEntryBody> {
  return callApi('POST /api/doctors/:doctor_id/waitlist', { params: { doctor_id: doctorId } });
}

/** Removes the person from the wait list of a doctor. */
export function leaveWaitlist(doctorId: string): Promise<unknown> {
  return callApi('DELETE /api/doctors/:doctor_id/waitlist', { params: { doctor_id: doctorId } });
}
