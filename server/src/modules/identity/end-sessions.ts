import { sessionOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { revokeSession } from './open-session.ts';
import * as sessions from './session-store.ts';

/** Ends all sessions of an account but the acting one, because its way to sign in has changed. */
export async function endOtherSessions(ctx: Context, accountId: string): Promise<void> {
  await endSessions(ctx, accountId, sessionOf(ctx));
}

/** Ends all sessions of an account but the spared one. */
export async function endSessions(ctx: Context, accountId: string, spared?: string): Promise<void> {
  for (const { id } of await ctx.db.many(sessions.liveSessions, { accountId, now: ctx.clock.now() })) {
    if (id !== spared) await revokeSession(ctx, accountId, id);
  }
}
