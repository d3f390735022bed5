import { enqueue } from '../../platform/outbox.ts';
import type { Context } from '../../platform/context.ts';
import { nextQueryAt } from './rules.ts';
import type { Payment } from './payment-store.ts';
import * as store from './store.ts';

/**
 * Enqueues the next status query of a payment, in place of the one that waits. Does nothing once the payment has an
 * outcome.
 */
export async function scheduleQuery(ctx: Context, payment: Payment): Promise<void> {
  const at = nextQueryAt(payment, payment.queries, ctx.clock.now(), Math.random(), ctx.config.JOB_SPEED);
  if ((await ctx.db.run(store.scheduleQuery, { id: payment.id, nextQueryAt: at })) === 0) return;
  await enqueue(
    ctx,
    'payments.query-status',
    { paymentId: payment.id, attempt: payment.queries + 1 },
    { at, key: `query:${payment.id}` },
  );
}

/** Enqueues a status query that runs as soon as possible. A query that is scheduled for later stays. */
export async function queryNow(ctx: Context, payment: Pick<Payment, 'id' | 'queries'>): Promise<void> {
  await enqueue(
    ctx,
    'payments.query-status',
    { paymentId: payment.id, attempt: payment.queries },
    { key: `wake:${payment.id}` },
  );
}
