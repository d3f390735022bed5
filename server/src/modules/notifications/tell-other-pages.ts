import type { Context } from '../../platform/context.ts';
import { nudge } from '../../platform/outbox.ts';
import * as bell from './bell-store.ts';

/** The number of unread notifications after some were marked; other open pages of the reader hear that it changed. */
export async function tellOtherPages(ctx: Context, accountId: string, marked: number): Promise<{ unread: number }> {
  if (marked > 0) await nudge(ctx, accountId, { kind: 'notification' });
  return ctx.db.one(bell.countUnread, [accountId]);
}
