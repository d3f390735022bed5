import type { Context } from '../../platform/context.ts';
import { returnCredit } from '../credits/index.ts';
import { markRefundDue } from '../payments/index.ts';
import { returnCall } from '../subscriptions/index.ts';
import type { BookingRow } from './store.ts';

/**
 * Makes the money that paid for a booking owed back, and gives back the credit or the call of a coupon that did, in the
 * caller's transaction. `why` is a code: unless the patient gave the booking up, the credit has all of its days again.
 * Returns false when nothing has paid for it. Throws when the payment has no settled money, or when the caller is
 * neither its payer nor the doctor of the booking, to whom row-level security does not show it: no booking ends while
 * its money stays (I-23).
 */
export async function refundBooking(inside: Context, booking: BookingRow, why: string): Promise<boolean> {
  if (booking.funding === 'coupon') return returnCall(inside, booking.id);
  const returned = await returnCredit(inside, { bookingId: booking.id, anew: why !== 'cancelled-by-patient' });
  if (booking.funding !== 'payment' || booking.payment_id === null) return returned;
  if ((await markRefundDue(inside, booking.payment_id, why)) === undefined)
    throw new Error(`booking ${booking.id} is paid, but its money cannot be given back`);
  return true;
}
