import type { Context } from '../../platform/context.ts';
import * as store from './store.ts';

/** Returns the ids of missed bookings, in the order of the ids, after the last one of the page before. */
export async function listMissed(ctx: Context, page: { after: string | null; limit: number }): Promise<string[]> {
  return (await ctx.db.many(store.listMissed, page)).map(({ id }) => id);
}
