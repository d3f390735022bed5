import type { Context } from '../../platform/context.ts';
import * as store from './store.ts';

/** Were the two people of an appointment joined at its present time, by browser or telephone, for however short? */
export async function haveMet(ctx: Context, bookingId: string): Promise<boolean> {
  return (await ctx.db.maybe(store.everMet, [bookingId])) !== undefined;
}
