import { enqueue } from '../../platform/outbox.ts';
import type { Context } from '../../platform/context.ts';
import { nextQueryAt } from './rules.ts';
import type { Payment } from './store.ts';
import * as store from './store.ts';

/** Plans the next question to the provider; it replaces the one that waits. Nothing is planned for a payment that has found its end. */
export async function scheduleQuery(ctx: Context, payment: Payment): Promise<void> {
  const at = nextQueryAt(payment, payment.queries, ctx.clock.now(), Math.random(), ctx.config.JOB_SPEED);
  if ((await ctx.db.run(store.scheduleQuery, [payment.id, at])) === 0) return;
  await enqueue(ctx, 'payments.query-status', { paymentId: payment.id, attempt: payment.queries + 1 }, { at, key: `query:${payment.id}` });
}

/** Asks the provider as soon as possible, beside whatever is planned. */
export async function wakeQuery(ctx: Context, payment: Pick<Payment, 'id' | 'queries'>): Promise<void> {
  await enqueue(ctx, 'payments.query-status', { paymentId: payment.id, attempt: payment.queries }, { key: `wake:${payment.id}` });
}
