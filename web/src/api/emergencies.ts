import type { EmergencyBody } from '@tabibu/contract/bookings';
import type { DoctorEmergencyBody } from '@tabibu/contract/doctor-emergencies';
import { sendApi } from './client.ts';
import { apiQuery } from './query.ts';

export type { DoctorEmergencyBody, EmergencyBody };

const path = (secret: string) => `/api/emergencies/${encodeURIComponent(secret)}`;

/** The emergency behind the secret of a doctor's link. */
export const emergencyQuery = (secret: string) => apiQuery<EmergencyBody>(path(secret), 0);

/** Takes the emergency; the first doctor has it. Repeating changes nothing. */
export function acceptEmergency(secret: string): Promise<EmergencyBody> {
  return sendApi<EmergencyBody>('POST', `${path(secret)}/accept`);
}

/** What the signed-in doctor was alerted to in the last two hours, newest first. */
export const doctorEmergenciesQuery = () => apiQuery<DoctorEmergencyBody[]>('/api/doctor/emergencies', 0);

/** The signed-in doctor takes an emergency; the first doctor has it. Repeating changes nothing. */
export function acceptAsDoctor(bookingId: string): Promise<DoctorEmergencyBody> {
  return sendApi<DoctorEmergencyBody>('POST', `/api/doctor/emergencies/${bookingId}/accept`);
}
