import type { Context } from '../../platform/context.ts';
import * as store from './store.ts';

/** Deletes the comments of an erased person and the replies to them. The stars stay. Idempotent. */
export async function redactReviews(ctx: Context, accountId: string): Promise<void> {
  await ctx.db.run(store.redact, { accountId });
  await ctx.db.run(store.redactReplies, { accountId });
}
