import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { sendLiveEvent, publish } from '../../platform/outbox.ts';
import { postJournal } from '../ledger/index.ts';
import * as refunds from './refund-store.ts';
import { paymentOf } from './payment-store.ts';
import type { Payment } from './payment-store.ts';
import * as store from './store.ts';

/**
 * Turns settled money into a debt to the payer. State and journal change in one transaction, the caller's if there is
 * one. `why` is a code ('cancelled-by-patient', 'slot-gone', 'surplus'). Returns undefined for a payment without
 * settled money. May be repeated.
 */
export async function markRefundDue(ctx: Context, paymentId: string, why: string): Promise<Payment | undefined> {
  return inTransaction(ctx, async (inside) => {
    const row = await inside.db.maybe(refunds.moveToRefundDue, { paymentId, now: inside.clock.now() });
    if (row === undefined) {
      const standing = await inside.db.maybe(store.byId, { id: paymentId });
      return standing?.state === 'refund-due' || standing?.state === 'refunded' ? paymentOf(standing) : undefined;
    }
    const payment = paymentOf(row);
    const { amount, currency } = payment.price;
    const entries = [
      { account: `held:${currency}`, amount: -amount, currency },
      { account: `refunds-due:${currency}`, amount, currency },
    ];
    // Money that was owed back before and then kept for another thing is owed back for that one.
    if (!(await postJournal(inside, { kind: 'refund-due', reference: payment.id, entries })))
      await postJournal(inside, { kind: 'refund-due', reference: payment.purpose.id, entries });
    await audit(inside, {
      action: 'payments.refund-due',
      object: 'payment',
      objectId: payment.id,
      details: { amount, currency, why },
    });
    await publish(inside, 'payments.refund-due', {
      paymentId: payment.id,
      purposeKind: payment.purpose.kind,
      purposeId: payment.purpose.id,
      why,
    });
    await sendLiveEvent(inside, payment.payerId, { kind: 'payment', reference_id: payment.reference });
    return payment;
  });
}
