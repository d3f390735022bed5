import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { sendLiveEvent, publish } from '../../platform/outbox.ts';
import { Problem } from '../../platform/problem.ts';
import { postJournal } from '../ledger/index.ts';
import * as refunds from './refund-store.ts';
import { paymentOf } from './payment-store.ts';
import type { Payment } from './payment-store.ts';

/**
 * Records that a refund was sent through the payment company: ends the debt to the payer and tells the payer, with the
 * number of the payment at the network if it is known. Moves no money; somebody has sent it and seen that it arrived.
 * Throws 'not-found' unless the money is owed back, so also on a second call.
 */
export async function recordRefund(
  ctx: Context,
  { reference, transactionNumber = null }: { reference: string; transactionNumber?: string | null },
): Promise<Payment> {
  return inTransaction(ctx, async (inside) => {
    const row = await inside.db.maybe(refunds.moveToRefunded, { reference, now: inside.clock.now() });
    if (row === undefined) throw new Problem('not-found');
    const payment = paymentOf(row);
    const { amount, currency } = payment.price;
    await postJournal(inside, {
      kind: 'refund',
      reference: payment.id,
      entries: [
        { account: `refunds-due:${currency}`, amount: -amount, currency },
        { account: `clearing:${payment.provider}:${currency}`, amount, currency },
      ],
    });
    await audit(inside, {
      action: 'payments.refund',
      object: 'payment',
      objectId: payment.id,
      details: { amount, currency },
    });
    await publish(inside, 'payments.refunded', { paymentId: payment.id, transactionNumber });
    await sendLiveEvent(inside, payment.payerId, { kind: 'payment', reference_id: payment.reference });
    return payment;
  });
}
