import type { Context } from '../../platform/context.ts';
import { voidUnsentPayment } from '../payments/index.ts';
import * as store from './awaiting-store.ts';
import { purposeOf } from './rules.ts';

/**
 * Voids the payment of a hold that has ended, unless the provider was asked for the money. Then the booking stays in
 * the lists of the office until the payment has an outcome; otherwise it leaves them. May be repeated.
 */
export async function voidHeldPayment(ctx: Context, bookingId: string): Promise<void> {
  const found = await voidUnsentPayment(ctx, purposeOf(bookingId));
  if (found === 'none' || found === 'voided') await endAwaiting(ctx, { bookingId });
}

/**
 * Takes a booking whose hold has ended out of the lists of the office, because somebody or the company's answer decided
 * about its payment. Changes nothing for any other booking.
 */
export async function endAwaiting(ctx: Context, { bookingId }: { bookingId: string }): Promise<void> {
  await ctx.db.run(store.endAwaiting, { bookingId });
}
