import type { EmergencyBody } from '@tabibu/contract/bookings';
import { sendApi } from './client.ts';
import { apiQuery } from './query.ts';

export type { EmergencyBody };

const path = (secret: string) => `/api/emergencies/${encodeURIComponent(secret)}`;

/** The emergency behind the secret of a doctor's link. */
export const emergencyQuery = (secret: string) => apiQuery<EmergencyBody>(path(secret), 0);

/** Takes the emergency; the first doctor has it. Repeating changes nothing. */
export function acceptEmergency(secret: string): Promise<EmergencyBody> {
  return sendApi<EmergencyBody>('POST', `${path(secret)}/accept`);
}
