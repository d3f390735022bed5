import type { Context } from '../../platform/context.ts';
import * as push from './push-store.ts';

/** Deletes the push subscriptions of a sign-in session that has ended. Idempotent. */
export async function endSubscriptionsOfSession(ctx: Context, sessionId: string): Promise<void> {
  await ctx.db.run(push.removeOfSession, { sessionId });
}

/** Deletes the push subscriptions of an erased account. Idempotent. */
export async function endSubscriptionsOf(ctx: Context, accountId: string): Promise<void> {
  await ctx.db.run(push.removeOfAccount, { accountId });
}
