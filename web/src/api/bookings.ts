import type { BodyOf, DataOf } from '@tabibu/contract/api-calls';
import type { AppointmentBody } from '@tabibu/contract/bookings';
import type { SlotBody, SlotPageBody } from '@tabibu/contract/slots';
import { addressOf } from './address.ts';
import type { IdempotentSend } from './idempotent-send.ts';
import { apiQuery } from './query.ts';

export type { AppointmentBody, SlotBody, SlotPageBody };

export type AppointmentTab = 'upcoming' | 'completed' | 'cancelled';
export type CallType = AppointmentBody['type'];
export type AppointmentPage = DataOf<'GET /api/appointments'>;

/** Query of one page of the signed-in person's appointments. */
export const appointmentsQuery = (tab: AppointmentTab, cursor?: string) =>
  apiQuery('GET /api/appointments', 5_000, { query: { tab, cursor } });

/** Query of one appointment of the signed-in person. */
export const appointmentQuery = (id: string) =>
  apiQuery('GET /api/appointments/:booking_id', 0, { params: { booking_id: id } });

export type BookingInput = BodyOf<'POST /api/bookings'>;

/** Holds a slot for ten minutes, or opens an emergency booking. */
export function holdBooking(send: IdempotentSend, input: BookingInput): Promise<AppointmentBody> {
  return send('POST /api/bookings', { body: input });
}

/** Books a held time whose whole price the patient's credit pays. */
export function payByCredit(send: IdempotentSend, id: string): Promise<AppointmentBody> {
  return send('POST /api/appointments/:booking_id/pay-by-credit', { params: { booking_id: id }, body: {} });
}

/** Contests a consultation that only its doctor marked as completed: the patient says that it did not take place. */
export function contestCompletion(send: IdempotentSend, id: string): Promise<AppointmentBody> {
  return send('POST /api/appointments/:booking_id/contest', { params: { booking_id: id } });
}

/** Cancels an appointment. What was paid becomes refund due. */
export function cancelAppointment(send: IdempotentSend, id: string, reason: string): Promise<AppointmentBody> {
  return send('POST /api/appointments/:booking_id/cancel', {
    params: { booking_id: id },
    body: reason ? { reason } : {},
  });
}

/** Moves an appointment to another free slot of the same doctor. */
export function rescheduleAppointment(send: IdempotentSend, id: string, startsAt: string): Promise<AppointmentBody> {
  return send('POST /api/appointments/:booking_id/reschedule', {
    params: { booking_id: id },
    body: { starts_at: startsAt },
  });
}

/** Says that a paid appointment is for somebody else, and what its doctor reads of the reason. */
export function changePerson(
  send: IdempotentSend,
  id: string,
  { reason, ...wish }: { readonly person_id: string | null; readonly reason: string | undefined },
): Promise<AppointmentBody> {
  return send('POST /api/appointments/:booking_id/person', {
    params: { booking_id: id },
    body: { ...wish, ...(reason === undefined ? {} : { reason }) },
  });
}

/** Returns the address of the appointment's iCalendar file. */
export function calendarPath(id: string): string {
  return addressOf('GET /api/appointments/:booking_id/calendar.ics', { params: { booking_id: id } });
}
