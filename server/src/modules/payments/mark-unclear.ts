import type { Money } from '@tabibu/contract/currencies';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { nudge, publish } from '../../platform/outbox.ts';
import type { Doubt, Payment } from './store.ts';
import * as store from './store.ts';

/** Nothing (null), or what speaks against the order. */
export type Finding = { readonly doubt: null | Exclude<Doubt, 'amount'> } | { readonly doubt: 'amount'; readonly seen: Money };

/**
 * From now on nobody calls this payment on its way: the time that the page tells is over, or an answer does not match the order. The payer is
 * told once, and once more when silence turns into a doubt. May be repeated.
 */
export async function markUnclear(ctx: Context, payment: Payment, finding: Finding): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const seen = finding.doubt === 'amount' ? finding.seen : null;
    const row = await inside.db.maybe(store.markUnclear, [payment.id, inside.clock.now(), finding.doubt, seen?.amount ?? null, seen?.currency ?? null]);
    if (row === undefined) return;
    await audit(inside, { action: 'payments.mark-unclear', object: 'payment', objectId: payment.id, details: { doubt: finding.doubt } });
    if (!row.surplus) await publish(inside, 'payments.unclear', { paymentId: payment.id, purposeKind: row.purposeKind, purposeId: row.purposeId });
    await nudge(inside, payment.payerId, { kind: 'payment', reference_id: payment.reference });
  });
}
