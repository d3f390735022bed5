import type { CandidateBody, DayBody } from '@tabibu/contract/day-desk';
import type { CalledSide } from '@tabibu/contract/day-desk-words';
import { callApi } from './client.ts';
import { apiQuery } from './query.ts';

export type { CandidateBody, DayBody };

/** Query of the day at the front desk. */
export const dayQuery = () => apiQuery('GET /api/admin/day', 0);

/** Query of how many emergencies wait, which a locked screen of the desk may ask too. */
export const alarmQuery = () => apiQuery('GET /api/admin/day/alarm', 0);

const of = (bookingId: string) => ({ params: { booking_id: bookingId } });

/** Query of the doctors who could answer an open emergency now. */
export const candidatesQuery = (bookingId: string) =>
  apiQuery('GET /api/admin/day/emergencies/:booking_id/doctors', 0, of(bookingId));

/** Rings one more doctor for an open emergency. Safe to repeat. */
export async function ringDoctor(bookingId: string, doctorId: string): Promise<void> {
  await callApi('POST /api/admin/day/emergencies/:booking_id/doctors', {
    ...of(bookingId),
    body: { doctor_id: doctorId },
  });
}

/** Returns the number of one of the two people of a row that the day shows; each time is audited. */
export async function readNumber(bookingId: string, side: CalledSide): Promise<string> {
  const { phone } = await callApi('POST /api/admin/day/bookings/:booking_id/number', {
    ...of(bookingId),
    body: { of: side },
  });
  return phone;
}
