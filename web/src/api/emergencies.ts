import type { z } from 'zod';
import type { readEmergency } from '@tabibu/contract/bookings';
import { sendApi } from './client.ts';
import { apiQuery } from './query.ts';

/** What an alerted doctor sees of an emergency. */
export type EmergencyBody = z.infer<typeof readEmergency.reply>['data'];

const path = (secret: string) => `/api/emergencies/${encodeURIComponent(secret)}`;

/** The emergency behind the secret of a doctor's link. */
export const emergencyQuery = (secret: string) => apiQuery<EmergencyBody>(path(secret), 0);

/** Takes the emergency; the first doctor has it. Repeating changes nothing. */
export function acceptEmergency(secret: string): Promise<EmergencyBody> {
  return sendApi<EmergencyBody>('POST', `${path(secret)}/accept`);
}
