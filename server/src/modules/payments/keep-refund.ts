import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { publish, sendLiveEvent } from '../../platform/outbox.ts';
import { postJournal, readJournal } from '../ledger/index.ts';
import * as refunds from './refund-store.ts';
import { paymentOf } from './payment-store.ts';
import type { Payment } from './payment-store.ts';

/**
 * Keeps money that is owed back: from now on it pays for another thing of the same kind and price, and the debt to the
 * payer ends, in the caller's transaction. The caller has checked whose money it is. Returns undefined when it is not
 * owed back (any more). The payment stays locked until the transaction ends; whoever pays refunds out takes the same
 * lock first (`lockRefund`).
 */
export async function keepRefund(
  inside: Context,
  { paymentId, purposeId }: { paymentId: string; purposeId: string },
): Promise<Payment | undefined> {
  return inTransaction(inside, (tx) =>
    tx.db.seeingEveryRow(async () => {
      const before = await tx.db.maybe(refunds.refundsDueOf, { ids: [paymentId] });
      const row = await tx.db.maybe(refunds.moveToKept, { paymentId, purposeId, now: tx.clock.now() });
      if (row === undefined || before === undefined) return undefined;
      const payment = paymentOf(row);
      const due =
        (await readJournal(tx, 'refund-due', before.purpose_id)) ?? (await readJournal(tx, 'refund-due', paymentId));
      if (due === undefined) throw new Error(`nothing says that payment ${paymentId} is owed back`);
      await postJournal(tx, {
        kind: 'correction',
        reference: due.id,
        reverses: due.id,
        entries: due.entries.map((entry) => ({ ...entry, amount: -entry.amount })),
      });
      await audit(tx, {
        action: 'payments.keep-refund',
        object: 'payment',
        objectId: paymentId,
        details: { ...payment.price, from: before.purpose_id, for: purposeId },
      });
      await publish(tx, 'payments.refund-kept', { paymentId });
      await sendLiveEvent(tx, payment.payerId, { kind: 'payment', reference_id: payment.reference });
      return payment;
    }),
  );
}

/** Locks money that is owed back until the caller's transaction ends, so that it is not kept for something else. */
export async function lockRefund(inside: Context, paymentId: string): Promise<void> {
  await inside.db.maybe(refunds.lockPayment, { paymentId });
}
