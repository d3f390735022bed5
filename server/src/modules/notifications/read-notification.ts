import { accountOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import * as bell from './bell-store.ts';
import { nudgeOtherPages } from './nudge-other-pages.ts';

/**
 * Marks one of the caller's own notifications as read. Idempotent. Returns how many are unread. Throws `not-found` for
 * another person's notification (Z-04, DOC-DASH-20).
 */
export async function readNotification(
  ctx: Context,
  { notificationId }: { notificationId: string },
): Promise<{ unread: number }> {
  const accountId = accountOf(ctx);
  const marked = await ctx.db.run(bell.markRead, { notificationId, accountId, now: ctx.clock.now() });
  if (marked === 0 && !(await ctx.db.one(bell.isOwn, { notificationId, accountId })).own)
    throw new Problem('not-found');
  return nudgeOtherPages(ctx, accountId, marked);
}
