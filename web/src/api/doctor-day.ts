import type { BodyOf, DataOf, ReadCall } from '@tabibu/contract/api-calls';
import type { DoctorAppointmentBody, DoctorOverviewBody, ActivityBody } from '@tabibu/contract/doctor-day';
import type { WaitingPatientBody } from '@tabibu/contract/calls';
import type { IdempotentSend } from './idempotent-send.ts';
import { callApi } from './client.ts';
import { isAnswerUnder } from './answers-under.ts';
import { apiQuery } from './query.ts';

export type { DoctorAppointmentBody, DoctorOverviewBody, ActivityBody, WaitingPatientBody };

export type DoctorList = 'upcoming' | 'completed' | 'cancelled';
export type DoctorAppointmentPage = DataOf<'GET /api/doctor/appointments'>;

/** Query of the overview of the doctor's day. */
export const overviewQuery = () => apiQuery('GET /api/doctor/overview', 5_000);

/** Query of the patients who are in the waiting room now or have left it to be told by text message. */
export const queueQuery = () => apiQuery('GET /api/doctor/queue', 5_000);

/** Query of one page of the doctor's appointments. `wanted` searches by patient or symptoms. */
export const doctorAppointmentsQuery = (list: DoctorList, wanted: string, cursor?: string) =>
  apiQuery('GET /api/doctor/appointments', 5_000, { query: { tab: list, q: wanted, cursor } });

/** Query of one appointment of the doctor. */
export const doctorAppointmentQuery = (id: string) =>
  apiQuery('GET /api/doctor/appointments/:booking_id', 5_000, { params: { booking_id: id } });

const DAY = [
  'GET /api/doctor/overview',
  'GET /api/doctor/appointments',
  'GET /api/doctor/queue',
] as const satisfies readonly ReadCall[];

/** Returns whether a query key belongs to an answer that changes when one of the doctor's appointments changes. */
export function isOfTheDay(queryKey: readonly unknown[]): boolean {
  return DAY.some((call) => isAnswerUnder(call)({ queryKey }));
}

/**
 * Cancels an appointment of the doctor, with a reason. The patient is told and what was paid becomes refund due. The
 * slot stays closed unless `reopen` is set.
 */
export function cancelAsDoctor(
  send: IdempotentSend,
  id: string,
  wish: BodyOf<'POST /api/doctor/appointments/:booking_id/cancel'>,
): Promise<DoctorAppointmentBody> {
  return send('POST /api/doctor/appointments/:booking_id/cancel', { params: { booking_id: id }, body: wish });
}

/**
 * Announces a delay to the patients whose turn is later today, half a minute from now. 0 minutes withdraws the delay
 * that was announced.
 */
export function announceDelay(
  send: IdempotentSend,
  minutes: DelayMinutes,
): Promise<DataOf<'POST /api/doctor/running-late'>> {
  return send('POST /api/doctor/running-late', { body: { minutes } });
}

/** The delays that can be announced, in minutes. 0 withdraws the delay that was announced. */
export type DelayMinutes = NonNullable<BodyOf<'POST /api/doctor/running-late'>['minutes']>;
export type DelayChoice = DataOf<'GET /api/doctor/running-late'>['choices'][number];

/** Query of how many patients each possible delay would reach now, and which times they would be told. */
export const delayQuery = () => apiQuery('GET /api/doctor/running-late', 0);

/** Takes back a delay before it was sent to anybody. */
export function undoDelay(): Promise<unknown> {
  return callApi('POST /api/doctor/running-late/undo');
}
