import type { Money } from '@tabibu/contract/currencies';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { sendLiveEvent, publish } from '../../platform/outbox.ts';
import type { Doubt, Payment } from './payment-store.ts';
import * as transitions from './transition-store.ts';

/** What a status query found: `doubt` null means that the provider gave no usable answer. */
export type Finding =
  | { readonly doubt: null | Exclude<Doubt, 'amount'> }
  | { readonly doubt: 'amount'; readonly seen: Money };

/**
 * Marks a payment as unclear: the waiting time that the page shows is over, or an answer does not match the order. The
 * payer hears of it once, and again when a doubt follows the silence. May be repeated.
 */
export async function markUnclear(ctx: Context, payment: Payment, finding: Finding): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const seen = finding.doubt === 'amount' ? finding.seen : null;
    const row = await inside.db.maybe(transitions.markUnclear, {
      id: payment.id,
      now: inside.clock.now(),
      doubt: finding.doubt,
      seenAmount: seen?.amount ?? null,
      seenCurrency: seen?.currency ?? null,
    });
    if (row === undefined) return;
    await audit(inside, {
      action: 'payments.mark-unclear',
      object: 'payment',
      objectId: payment.id,
      details: { doubt: finding.doubt },
    });
    if (!row.surplus)
      await publish(inside, 'payments.unclear', {
        paymentId: payment.id,
        purposeKind: row.purpose_kind,
        purposeId: row.purpose_id,
      });
    await sendLiveEvent(inside, payment.payerId, { kind: 'payment', reference_id: payment.reference });
  });
}
