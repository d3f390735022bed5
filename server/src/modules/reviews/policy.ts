import type { BookingFacts } from '../bookings/index.ts';

/** Only the patient of a consultation that took place rates it; not while only its doctor says so, nor when the patient says otherwise. */
export function mayReview(accountId: string, booking: BookingFacts): boolean {
  return booking.patientId === accountId && booking.state === 'completed' && !booking.isDoubtful;
}
