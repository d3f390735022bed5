import { accountOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import * as bell from './bell-store.ts';
import { tellOtherPages } from './tell-other-pages.ts';

/** Marks one of one's own notifications as read; somebody else's is not there (Z-04, DOC-DASH-20). May be repeated. Answers how many stay unread. */
export async function readNotification(ctx: Context, { notificationId }: { notificationId: string }): Promise<{ unread: number }> {
  const accountId = accountOf(ctx);
  const marked = await ctx.db.run(bell.markRead, [notificationId, accountId, ctx.clock.now()]);
  if (marked === 0 && !(await ctx.db.one(bell.isOwn, [notificationId, accountId])).own) throw new Problem('not-found');
  return tellOtherPages(ctx, accountId, marked);
}
