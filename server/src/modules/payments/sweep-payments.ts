import type { Context } from '../../platform/context.ts';
import { enqueue } from '../../platform/outbox.ts';
import { SECOND, later } from '../../platform/time.ts';
import { wakeQuery } from './schedule-query.ts';
import * as inbox from './inbox-store.ts';
import * as store from './store.ts';

/** Jobs normally start within milliseconds; what is later than this lost its job to a crash. */
const LATE = 20 * SECOND;

/**
 * Finds what lost its job when a process died: overdue questions, checkouts whose request never began, callbacks that nobody read.
 * Every job is repeatable, so one too many does no harm. Run every minute.
 */
export async function sweepPayments(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  for (const { id, asked, queries } of await ctx.db.many(store.overdue, [later(now, -LATE), now])) {
    if (asked) await wakeQuery(ctx, { id, queries });
    else await enqueue(ctx, 'payments.request-push', { paymentId: id }, { key: `push:${id}` });
  }
  for (const { id } of await ctx.db.many(inbox.unread, [later(now, -LATE)])) {
    await enqueue(ctx, 'payments.read-inbox', { inboxId: id }, { key: `inbox:${id}` });
  }
}
