import type { DoctorAppointmentBody, DoctorOverviewBody, HappeningBody } from '@tabibu/contract/doctor-day';
import type { WaitingPatientBody } from '@tabibu/contract/calls';
import type { Intention } from './intention.ts';
import { sendApi } from './client.ts';
import { apiQuery } from './query.ts';

export type { DoctorAppointmentBody, DoctorOverviewBody, HappeningBody, WaitingPatientBody };

export type DoctorList = 'upcoming' | 'completed' | 'cancelled';

export interface DoctorAppointmentPage {
  readonly appointments: DoctorAppointmentBody[];
  readonly next_cursor: string | null;
}

/** The doctor's day. */
export const overviewQuery = () => apiQuery<DoctorOverviewBody>('/api/doctor/overview', 5_000);

/** Who is in the waiting room now, and who left it to be told. */
export const queueQuery = () => apiQuery<WaitingPatientBody[]>('/api/doctor/queue', 5_000);

/** One page of the doctor's appointments, searched by patient or symptoms. */
export function doctorAppointmentsQuery(list: DoctorList, wanted: string, cursor?: string) {
  const query = new URLSearchParams({ tab: list });
  if (wanted) query.set('q', wanted);
  if (cursor) query.set('cursor', cursor);
  return apiQuery<DoctorAppointmentPage>(`/api/doctor/appointments?${query}`, 5_000);
}

/** One appointment of the doctor. */
export const doctorAppointmentQuery = (id: string) => apiQuery<DoctorAppointmentBody>(`/api/doctor/appointments/${encodeURIComponent(id)}`, 5_000);

/** True for the keys of everything that changes when an appointment of the doctor does. */
export function isOfTheDay(queryKey: readonly unknown[]): boolean {
  return /^\/api\/doctor\/(overview|appointments|queue)/.test(String(queryKey[1]));
}

/** Cancels with a reason; the patient is told, what was paid becomes refund due. */
export function cancelAsDoctor(send: Intention, id: string, reason: string): Promise<DoctorAppointmentBody> {
  return send<DoctorAppointmentBody>(`/api/doctor/appointments/${id}/cancel`, { reason });
}

/** Tells everybody of later today that it takes a quarter of an hour longer. */
export function announceDelay(send: Intention): Promise<{ told: number; sends_at: string | null }> {
  return send<{ told: number; sends_at: string | null }>('/api/doctor/running-late', { minutes: 15 });
}

/** How many patients would be told of a delay now. */
export const delayQuery = () => apiQuery<{ would_tell: number }>('/api/doctor/running-late', 0);

/** Takes back a delay that nobody has heard of yet. */
export function takeBackDelay(): Promise<unknown> {
  return sendApi('POST', '/api/doctor/running-late/undo', {});
}
