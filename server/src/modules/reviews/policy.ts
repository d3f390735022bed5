import type { BookingFacts } from '../bookings/index.ts';

/**
 * Returns whether a person may review a booking: only its patient, after completion, and not while the doctor's claim
 * of completion can be contested or is contested.
 */
export function mayReview(accountId: string, booking: BookingFacts): boolean {
  return booking.patientId === accountId && booking.state === 'completed' && !booking.isDoubtful;
}
