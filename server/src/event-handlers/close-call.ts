import { closeCall } from '../modules/calls/index.ts';
import type { Context } from '../platform/context.ts';

/**
 * Ends the call of an appointment that took place, was cancelled or was missed, and closes the pages that are open on
 * it.
 */
export async function closeCallOfBooking(ctx: Context, { bookingId }: { bookingId: string }): Promise<void> {
  await closeCall(ctx, { bookingId });
}
