import type { DoctorProfileBody, DoctorProfileInput } from '@tabibu/contract/doctor-profile';
import type { AvailabilityBody, BookedSlotBody, TimeOffBody, Weekday } from '@tabibu/contract/practice';
import { sendApi } from './client.ts';
import { isProblem } from './problem-text.ts';
import { apiQuery } from './query.ts';

export type { AvailabilityBody, BookedSlotBody, DoctorProfileBody, DoctorProfileInput, TimeOffBody, Weekday };

export interface TimeOffList { readonly time_off: TimeOffBody[] }

/** My profile as a doctor. */
export const profileQuery = () => apiQuery<DoctorProfileBody>('/api/doctor/profile', 0);

/** Saves my profile as a whole; sending it again changes nothing more. */
export function saveProfile(profile: DoctorProfileInput): Promise<DoctorProfileBody> {
  return sendApi<DoctorProfileBody>('PUT', '/api/doctor/profile', profile);
}

/** My week. */
export const availabilityQuery = () => apiQuery<AvailabilityBody>('/api/doctor/availability', 0);

/** Replaces my week as a whole; refused with `slots-booked` until `keepBooked` when appointments stand in what closes. */
export function saveAvailability(slots: AvailabilityBody['slots'], keepBooked: boolean): Promise<AvailabilityBody> {
  return sendApi<AvailabilityBody>('PUT', '/api/doctor/availability', { slots, keep_booked: keepBooked });
}

/** My absences that are not over. */
export const timeOffQuery = () => apiQuery<TimeOffList>('/api/doctor/time-off', 0);

/** Closes whole days, both included; asks like `saveAvailability`. */
export function addTimeOff(from: string, to: string, keepBooked: boolean): Promise<TimeOffList> {
  return sendApi<TimeOffList>('POST', '/api/doctor/time-off', { from, to, keep_booked: keepBooked });
}

/** Opens the days of an absence again. */
export function removeTimeOff({ from, to, time }: TimeOffBody): Promise<TimeOffList> {
  return sendApi<TimeOffList>('DELETE', '/api/doctor/time-off', { from, to, time });
}

export interface BookedHours {
  readonly count: number;
  /** The first of them; the rest are counted only. */
  readonly booked: readonly BookedSlotBody[];
}

/** The appointments that a refusal asks about; undefined for any other error. */
export function bookedHours(error: unknown): BookedHours | undefined {
  return isProblem(error, 'slots-booked') ? (error.params as unknown as BookedHours) : undefined;
}
