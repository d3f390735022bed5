import type { Context } from '../../platform/context.ts';
import { CALL_WINDOW } from '@tabibu/contract/call-window';
import { MINUTE, later } from '../../platform/time.ts';
import { NUMBER_SHOWN_AFTER } from './rules.ts';
import * as lists from './list-store.ts';

/**
 * Returns whether a booking exists and was made before a time, or at it. One whose call is open now is not old: its
 * patient has to be able to join. Does not check whose it is.
 */
export async function isOldBooking(ctx: Context, bookingId: string, before: Date): Promise<boolean> {
  const now = ctx.clock.now();
  const found = await ctx.db.maybe(lists.oldBooking, {
    bookingId,
    before,
    opens: later(now, CALL_WINDOW.before * MINUTE),
    closes: later(now, -NUMBER_SHOWN_AFTER),
  });
  return found !== undefined;
}
