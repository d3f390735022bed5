import type { Context } from '../../platform/context.ts';
import { markRefundDue } from '../payments/index.ts';
import type { BookingRow } from './store.ts';

/**
 * Makes the money that paid for a booking owed back, in the caller's transaction. `why` is a code. Returns false when
 * no payment paid for it. Throws when the payment has no settled money, or when the caller is neither its payer nor the
 * doctor of the booking, to whom row-level security does not show it: no booking ends while its money stays (I-23).
 */
export async function refundBooking(inside: Context, booking: BookingRow, why: string): Promise<boolean> {
  if (booking.funding !== 'payment' || booking.payment_id === null) return false;
  if ((await markRefundDue(inside, booking.payment_id, why)) === undefined)
    throw new Error(`booking ${booking.id} is paid, but its money cannot be given back`);
  return true;
}
