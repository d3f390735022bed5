import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import * as store from './store.ts';

/** Returns how many messages of the caller have an answer that the caller has not read. */
export async function countUnreadAnswers(ctx: Context): Promise<number> {
  return (await ctx.db.one(store.countUnread, { accountId: accountOf(ctx) })).count;
}

/**
 * Marks the answers to the caller's messages as read that came until a moment, now at the latest: one that came while
 * the page was open stays unread. Returns how many messages have an answer that is left.
 */
export async function markAnswersRead(ctx: Context, { until }: { readonly until: Date }): Promise<number> {
  const accountId = accountOf(ctx);
  return inTransaction(ctx, async (inside) => {
    const now = inside.clock.now();
    await inside.db.run(store.markRead, { accountId, until: until < now ? until : now });
    return countUnreadAnswers(inside);
  });
}
