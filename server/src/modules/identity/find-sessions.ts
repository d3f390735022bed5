import type { Context } from '../../platform/context.ts';
import * as store from './store.ts';

/** The sign-ins of a person that have not ended, also those that lie idle, by their ids: what was left running there may go on. */
export async function liveSessionsOf(ctx: Context, accountId: string): Promise<string[]> {
  return (await ctx.db.many(store.liveSessions, [accountId, ctx.clock.now()])).map(({ id }) => id);
}
