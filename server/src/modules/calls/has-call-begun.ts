import type { Context } from '../../platform/context.ts';
import * as store from './store.ts';

/** Were the two people of an appointment connected at its present time? Then there is something to write about, also while they still talk. */
export async function hasCallBegun(ctx: Context, bookingId: string): Promise<boolean> {
  return (await ctx.db.maybe(store.wasConnected, [bookingId])) !== undefined;
}
