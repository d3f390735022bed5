import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { nudge, publish } from '../../platform/outbox.ts';
import { postJournal } from '../ledger/index.ts';
import { paymentOf } from './store.ts';
import type { Payment } from './store.ts';
import * as store from './store.ts';

/**
 * Turns settled money into a debt to the payer: state and journal in one transaction, in the caller's if there is one. May be repeated.
 * `why` is a code ('cancelled-by-patient', 'slot-gone', 'surplus'). Undefined for a payment that has no settled money.
 */
export async function markRefundDue(ctx: Context, paymentId: string, why: string): Promise<Payment | undefined> {
  return inTransaction(ctx, async (inside) => {
    const row = await inside.db.maybe(store.moveToRefundDue, [paymentId, inside.clock.now()]);
    if (row === undefined) {
      const standing = await inside.db.maybe(store.byId, [paymentId]);
      return standing?.state === 'refund-due' || standing?.state === 'refunded' ? paymentOf(standing) : undefined;
    }
    const payment = paymentOf(row);
    const { amount, currency } = payment.price;
    await postJournal(inside, {
      kind: 'refund-due',
      reference: payment.id,
      entries: [{ account: `held:${currency}`, amount: -amount, currency }, { account: `refunds-due:${currency}`, amount, currency }],
    });
    await audit(inside, { action: 'payments.refund-due', object: 'payment', objectId: payment.id, details: { amount, currency, why } });
    await publish(inside, 'payments.refund-due', { paymentId: payment.id, purposeKind: payment.purpose.kind, purposeId: payment.purpose.id, why });
    await nudge(inside, payment.payerId, { kind: 'payment', reference_id: payment.reference });
    return payment;
  });
}
