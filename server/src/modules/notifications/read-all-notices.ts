import { accountOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import * as person from './person-store.ts';

/** Marks everything that the caller was told as read; no other channel is tried for it then. Idempotent. */
export async function readAllNotices(ctx: Context): Promise<{ unread: number }> {
  const accountId = accountOf(ctx);
  await ctx.db.run(person.markAllRead, { accountId, now: ctx.clock.now() });
  return ctx.db.one(person.countUnread, { accountId });
}
