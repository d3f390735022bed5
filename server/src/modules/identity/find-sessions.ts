import type { Context } from '../../platform/context.ts';
import * as sessions from './session-store.ts';

/**
 * Returns the ids of a person's sessions that have not ended. Idle sessions are included: their browsers still get push
 * messages.
 */
export async function liveSessionsOf(ctx: Context, accountId: string): Promise<string[]> {
  return (await ctx.db.many(sessions.liveSessions, { accountId, now: ctx.clock.now() })).map(({ id }) => id);
}
