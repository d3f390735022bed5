import type { AppointmentBody, SlotBody, SlotPageBody } from '@tabibu/contract/bookings';
import type { Intention } from './intention.ts';
import { apiQuery } from './query.ts';

export type { AppointmentBody, SlotBody, SlotPageBody };

export type AppointmentTab = 'upcoming' | 'completed' | 'cancelled';
export type CallType = AppointmentBody['type'];

export interface AppointmentPage {
  readonly appointments: AppointmentBody[];
  readonly next_cursor: string | null;
}

/** One page of my appointments. */
export const appointmentsQuery = (tab: AppointmentTab, cursor?: string) =>
  apiQuery<AppointmentPage>(`/api/appointments?tab=${tab}${cursor ? `&cursor=${encodeURIComponent(cursor)}` : ''}`, 5_000);

/** One of my appointments. */
export const appointmentQuery = (id: string) => apiQuery<AppointmentBody>(`/api/appointments/${encodeURIComponent(id)}`, 0);

export interface BookingWish {
  readonly doctor_id: string;
  /** Absent for an emergency. */
  readonly starts_at?: string;
  readonly call_type: CallType;
  readonly is_emergency: boolean;
  readonly reason?: string;
}

/** Holds a half hour for ten minutes, or opens an emergency booking. */
export function holdBooking(send: Intention, wish: BookingWish): Promise<AppointmentBody> {
  return send<AppointmentBody>('/api/bookings', wish);
}

/** Says that a consultation did not take place which only its doctor marked as completed. */
export function contestCompletion(send: Intention, id: string): Promise<AppointmentBody> {
  return send<AppointmentBody>(`/api/appointments/${id}/contest`, {});
}

/** Cancels; what was paid becomes refund due. */
export function cancelAppointment(send: Intention, id: string, reason: string): Promise<AppointmentBody> {
  return send<AppointmentBody>(`/api/appointments/${id}/cancel`, reason ? { reason } : {});
}

/** Moves to another free half hour of the same doctor. */
export function rescheduleAppointment(send: Intention, id: string, startsAt: string): Promise<AppointmentBody> {
  return send<AppointmentBody>(`/api/appointments/${id}/reschedule`, { starts_at: startsAt });
}

/** The address of the appointment as an iCalendar file. */
export function calendarPath(id: string): string {
  return `/api/appointments/${id}/calendar.ics`;
}
