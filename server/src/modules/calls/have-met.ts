import type { Context } from '../../platform/context.ts';
import * as store from './store.ts';

/** Returns whether both were ever joined in the call of an appointment, by browser or telephone, even for a second. */
export async function haveMet(ctx: Context, bookingId: string): Promise<boolean> {
  return (await ctx.db.maybe(store.everMet, { bookingId })) !== undefined;
}
