import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { audit } from '../../platform/audit.ts';
import { LIVE } from './states.ts';
import type { Purpose } from './payment-store.ts';
import * as transitions from './transition-store.ts';
import * as store from './store.ts';

/**
 * none: the purpose had no live payment. voided: the payment had not been requested and is voided now. unsettled: the
 * provider was asked and money may arrive. settled: the money has arrived.
 */
export type VoidOutcome = 'none' | 'voided' | 'unsettled' | 'settled';

/**
 * Voids the live payment of a purpose unless the provider may have been asked for the money, and returns what it found.
 * With `keepCheckedOut` a payment that the payer has checked out is kept as well, because the payer was told that the
 * request is on its way. May be repeated.
 */
export async function voidUnsentPayment(
  ctx: Context,
  purpose: Purpose,
  { keepCheckedOut = false } = {},
): Promise<VoidOutcome> {
  return inTransaction(ctx, async (inside) => {
    const payments = await inside.db.many(store.lockPurpose, { purposeKind: purpose.kind, purposeId: purpose.id });
    const live = payments.find((payment) => LIVE.includes(payment.state) && !payment.surplus);
    if (live === undefined) return 'none';
    if (live.state === 'settled' || live.state === 'refund-due') return 'settled';
    if (keepCheckedOut && live.checkout_at !== null) return 'unsettled';
    const voided = await inside.db.maybe(transitions.moveToVoided, { id: live.id, now: inside.clock.now() });
    if (voided === undefined) return 'unsettled';
    await audit(inside, { action: 'payments.void', object: 'payment', objectId: live.id });
    return 'voided';
  });
}
