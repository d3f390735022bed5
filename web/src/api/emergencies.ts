import type { DoctorEmergencyBody, EmergencyBody } from '@tabibu/contract/emergencies';
import { callApi } from './client.ts';
import { apiQuery } from './query.ts';

export type { DoctorEmergencyBody, EmergencyBody };

/** Query of the emergency to which the secret in a doctor's link gives access. */
export const emergencyQuery = (secret: string) => apiQuery('GET /api/emergencies/:secret', 0, { params: { secret } });

/** Accepts the emergency for the doctor of the link. The first doctor to accept gets it. Safe to repeat. */
export function acceptEmergency(secret: string): Promise<EmergencyBody> {
  return callApi('POST /api/emergencies/:secret/accept', { params: { secret } });
}

/** Query of the emergencies of the last two hours for which the signed-in doctor was alerted, newest first. */
export const doctorEmergenciesQuery = () => apiQuery('GET /api/doctor/emergencies', 0);

/** Accepts an emergency for the signed-in doctor. The first doctor to accept gets it. Safe to repeat. */
export function acceptAsDoctor(bookingId: string): Promise<DoctorEmergencyBody> {
  return callApi('POST /api/doctor/emergencies/:booking_id/accept', { params: { booking_id: bookingId } });
}
