import type { BookingFacts } from '../bookings/index.ts';

/** Only the patient of a consultation that took place rates it. */
export function mayReview(accountId: string, booking: BookingFacts): boolean {
  return booking.patientId === accountId && booking.state === 'completed';
}
