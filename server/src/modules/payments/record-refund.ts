import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { nudge, publish } from '../../platform/outbox.ts';
import { Problem } from '../../platform/problem.ts';
import { postJournal } from '../ledger/index.ts';
import { paymentOf } from './store.ts';
import type { Payment } from './store.ts';
import * as store from './store.ts';

/**
 * Records that the money of a refund has been sent back through the payment company: the debt to the payer ends and the payer is told.
 * Whoever calls it has sent the money and has seen that it arrived; the product moves none here. 'not-found' unless the payment is owed
 * back. The first call alone has an effect.
 */
export async function recordRefund(ctx: Context, { reference }: { reference: string }): Promise<Payment> {
  return inTransaction(ctx, async (inside) => {
    const row = await inside.db.maybe(store.moveToRefunded, [reference, inside.clock.now()]);
    if (row === undefined) throw new Problem('not-found');
    const payment = paymentOf(row);
    const { amount, currency } = payment.price;
    await postJournal(inside, {
      kind: 'refund',
      reference: payment.id,
      entries: [{ account: `refunds-due:${currency}`, amount: -amount, currency }, { account: `clearing:${payment.provider}:${currency}`, amount, currency }],
    });
    await audit(inside, { action: 'payments.refund', object: 'payment', objectId: payment.id, details: { amount, currency } });
    await publish(inside, 'payments.refunded', { paymentId: payment.id });
    await nudge(inside, payment.payerId, { kind: 'payment', reference_id: payment.reference });
    return payment;
  });
}

/** What is owed back to payers, oldest first, for whoever sends it. */
export async function listRefundsDue(ctx: Context): Promise<Payment[]> {
  return (await ctx.db.many(store.refundsDue)).map(paymentOf);
}
