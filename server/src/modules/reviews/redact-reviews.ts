import type { Context } from '../../platform/context.ts';
import * as store from './store.ts';

/** Forgets what an erased person wrote in reviews and what was answered to it; their stars stay. May be repeated. */
export async function redactReviews(ctx: Context, accountId: string): Promise<void> {
  await ctx.db.run(store.redact, [accountId]);
  await ctx.db.run(store.redactReplies, [accountId]);
}
