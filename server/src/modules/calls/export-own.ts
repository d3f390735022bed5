import type { Context } from '../../platform/context.ts';
import { ownBookingIds } from '../bookings/index.ts';
import * as store from './export-store.ts';

/** Yields the calls of the signed-in person's appointments. */
export async function* exportCalls(ctx: Context) {
  for await (const bookingIds of ownBookingIds(ctx)) yield* await ctx.db.many(store.callsOf, { bookingIds });
}
