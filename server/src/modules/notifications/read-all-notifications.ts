import { accountOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import * as bell from './bell-store.ts';
import { tellOtherPages } from './tell-other-pages.ts';

/** Marks all of one's own notifications as read and nobody else's (W65, ROLE-04). May be repeated. Answers how many stay unread. */
export async function readAllNotifications(ctx: Context): Promise<{ unread: number }> {
  const accountId = accountOf(ctx);
  const marked = await ctx.db.run(bell.markAllRead, [accountId, ctx.clock.now()]);
  return tellOtherPages(ctx, accountId, marked);
}
