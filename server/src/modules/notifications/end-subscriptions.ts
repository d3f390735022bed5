import type { Context } from '../../platform/context.ts';
import * as push from './push-store.ts';

/** A sign-in has ended: its browser is not rung any more. May be repeated. */
export async function endSubscriptionsOfSession(ctx: Context, sessionId: string): Promise<void> {
  await ctx.db.run(push.removeOfSession, [sessionId]);
}

/** An account is erased: no browser is rung for it any more. May be repeated. */
export async function endSubscriptionsOf(ctx: Context, accountId: string): Promise<void> {
  await ctx.db.run(push.removeOfAccount, [accountId]);
}
