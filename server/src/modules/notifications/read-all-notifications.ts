import { accountOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import * as bell from './bell-store.ts';
import { nudgeOtherPages } from './nudge-other-pages.ts';

/**
 * Marks all of the caller's own notifications as read, and nobody else's (W65, ROLE-04). Idempotent. Returns how many
 * are unread, usually 0.
 */
export async function readAllNotifications(ctx: Context): Promise<{ unread: number }> {
  const accountId = accountOf(ctx);
  const marked = await ctx.db.run(bell.markAllRead, { accountId, now: ctx.clock.now() });
  return nudgeOtherPages(ctx, accountId, marked);
}
