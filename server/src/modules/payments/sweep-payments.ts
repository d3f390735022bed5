import type { Context } from '../../platform/context.ts';
import { enqueue } from '../../platform/outbox.ts';
import { SECOND, later } from '../../platform/time.ts';
import { freezeMissingWorth } from './freeze-worth.ts';
import { queryNow } from './schedule-query.ts';
import * as inbox from './inbox-store.ts';
import * as store from './store.ts';

/** Jobs normally start within milliseconds. Work older than this lost its job in a crash. */
const LOST_AFTER = 20 * SECOND;

/**
 * Starts again the work whose job was lost in a crash: overdue status queries, checkouts whose request never began, and
 * unread callbacks. Also gives settled payments the worth in shillings that they miss. Runs every minute. All these
 * jobs may run twice, so an extra one does no harm.
 */
export async function sweepPayments(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  for (const { id, asked, queries } of await ctx.db.many(store.overduePayments, {
    dueBefore: later(now, -LOST_AFTER),
    now,
  })) {
    if (asked) await queryNow(ctx, { id, queries });
    else await enqueue(ctx, 'payments.request-push', { paymentId: id }, { key: `push:${id}` });
  }
  for (const { id } of await ctx.db.many(inbox.unread, { receivedBefore: later(now, -LOST_AFTER) })) {
    await enqueue(ctx, 'payments.read-inbox', { inboxId: id }, { key: `inbox:${id}` });
  }
  await freezeMissingWorth(ctx);
}
