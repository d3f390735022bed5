import type { Context } from '../../platform/context.ts';
import { sendLiveEvent } from '../../platform/outbox.ts';
import * as bell from './bell-store.ts';

/**
 * Returns how many notifications are unread after some were marked, and tells the reader's other open pages to reload
 * them.
 */
export async function nudgeOtherPages(ctx: Context, accountId: string, marked: number): Promise<{ unread: number }> {
  if (marked > 0) await sendLiveEvent(ctx, accountId, { kind: 'notification' });
  return ctx.db.one(bell.countUnread, { accountId });
}
