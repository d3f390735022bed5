import { PURPOSE } from '../bookings/index.ts';
import type { Payment } from '../payments/index.ts';

/** Returns the booking that a payment is for, as a subject of the queue names it; nothing for anything else. Pure. */
export function bookingOf({ purpose }: Pick<Payment, 'purpose'>): { readonly bookingId?: string } {
  return purpose.kind === PURPOSE ? { bookingId: purpose.id } : {};
}
