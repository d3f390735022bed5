import type { BodyOf } from '@tabibu/contract/api-calls';
import type { AppointmentBody } from '@tabibu/contract/bookings';
import type { IdempotentSend } from './idempotent-send.ts';
import { apiQuery } from './query.ts';

/** Query of the times that may take the place of a cancelled appointment. */
export const otherTimesQuery = (id: string) =>
  apiQuery('GET /api/appointments/:booking_id/other-times', 5_000, { params: { booking_id: id } });

/** Books another time with the money of an appointment that somebody else cancelled. */
export function bookAgain(
  send: IdempotentSend,
  id: string,
  body: BodyOf<'POST /api/appointments/:booking_id/book-again'>,
): Promise<AppointmentBody> {
  return send('POST /api/appointments/:booking_id/book-again', { params: { booking_id: id }, body });
}
