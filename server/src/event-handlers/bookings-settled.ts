import { closeCall } from '../modules/calls/index.ts';
import type { Context } from '../platform/context.ts';

/** An appointment took place, was called off or missed: its call is over, and pages that are open on it close. */
export async function closeItsCall(ctx: Context, { bookingId }: { bookingId: string }): Promise<void> {
  await closeCall(ctx, { bookingId });
}
