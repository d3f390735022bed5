import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { payByCoupon } from '../bookings/index.ts';
import { planRing } from './plan-ring.ts';

interface Booked {
  readonly calls_remaining: number;
  readonly booking_id: string;
}

/**
 * Pays for the caller's held time or open emergency with a call of a coupon (API-07). For an emergency the ringing of
 * doctors is planned in the same transaction; if nobody accepts and the patient gives it up, the call comes back.
 * Throws what `payByCoupon` throws.
 */
export async function bookByCoupon(
  ctx: Context,
  wanted: { readonly code: string; readonly bookingId: string | undefined },
): Promise<Booked> {
  return inTransaction(ctx, async (inside) => {
    const { bookingId, callsLeft, opensEmergency } = await payByCoupon(inside, wanted);
    if (opensEmergency) await inside.db.seeingEveryRow(() => planRing(inside, { bookingId }));
    return { calls_remaining: callsLeft, booking_id: bookingId };
  });
}
