import type { DataOf } from '@tabibu/contract/api-calls';
import type { DoctorProfileBody, DoctorProfileInput } from '@tabibu/contract/doctor-profile';
import type { AvailabilityBody, BookedSlotBody, TimeOffBody, Weekday } from '@tabibu/contract/practice';
import { callApi } from './client.ts';
import { isProblem } from './forms/problem-text.ts';
import { apiQuery } from './query.ts';

export type { AvailabilityBody, BookedSlotBody, DoctorProfileBody, DoctorProfileInput, TimeOffBody, Weekday };

export type TimeOffList = DataOf<'GET /api/doctor/time-off'>;

/** Query of the signed-in doctor's profile. */
export const profileQuery = () => apiQuery('GET /api/doctor/profile', 0);

/** Replaces the doctor's whole profile. Safe to repeat. */
export function saveProfile(profile: DoctorProfileInput): Promise<DoctorProfileBody> {
  return callApi('PUT /api/doctor/profile', { body: profile });
}

/** Shows the picture of an upload, or none, at once. */
export function setOwnPicture(picture: string | null): Promise<DoctorProfileBody> {
  return callApi('PUT /api/doctor/profile/picture', { body: { picture } });
}

/** Ends the office's request for another number of mine. */
export function objectToNumber(): Promise<DoctorProfileBody> {
  return callApi('POST /api/doctor/profile/number-objection');
}

/** Query of the doctor's weekly working hours. */
export const availabilityQuery = () => apiQuery('GET /api/doctor/availability', 0);

/**
 * Replaces the doctor's whole week. If booked appointments are in the hours that close, throws `slots-booked` unless
 * `keepBooked` is true.
 */
export function saveAvailability(slots: AvailabilityBody['slots'], keepBooked: boolean): Promise<AvailabilityBody> {
  return callApi('PUT /api/doctor/availability', { body: { slots, keep_booked: keepBooked } });
}

/** Query of the doctor's days off that are not over. */
export const timeOffQuery = () => apiQuery('GET /api/doctor/time-off', 0);

/** Closes whole days from `from` to `to`, both included. Handles booked appointments like `saveAvailability`. */
export function addTimeOff(from: string, to: string, keepBooked: boolean): Promise<TimeOffList> {
  return callApi('POST /api/doctor/time-off', { body: { from, to, keep_booked: keepBooked } });
}

/** Removes an absence and opens its days again. */
export function removeTimeOff({ from, to, time }: TimeOffBody): Promise<TimeOffList> {
  return callApi('DELETE /api/doctor/time-off', { body: { from, to, time } });
}

export interface BookedHours {
  readonly count: number;
  /** The first of the booked appointments; `count` has all of them. */
  readonly booked: readonly BookedSlotBody[];
}

/** Returns the booked appointments of a `slots-booked` refusal, undefined for any other error. */
export function bookedHours(error: unknown): BookedHours | undefined {
  return isProblem<'PUT /api/doctor/availability' | 'POST /api/doctor/time-off'>(error, 'slots-booked')
    ? (error.params as unknown as BookedHours)
    : undefined;
}
