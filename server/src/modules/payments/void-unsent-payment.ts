import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { audit } from '../../platform/audit.ts';
import { LIVE } from './states.ts';
import type { Purpose } from './store.ts';
import * as store from './store.ts';

/** none: nothing stood in the way. voided: an unsent one was given up. unsettled: the provider was asked, money may come. settled: it has come. */
export type VoidOutcome = 'none' | 'voided' | 'unsettled' | 'settled';

/**
 * Gives up the payment of a purpose if nobody was asked for money yet, and says what stands otherwise. With `keepCheckedOut` one whose payer was
 * told that the network is being asked stands too. May be repeated.
 */
export async function voidUnsentPayment(ctx: Context, purpose: Purpose, { keepCheckedOut = false } = {}): Promise<VoidOutcome> {
  return inTransaction(ctx, async (inside) => {
    const payments = await inside.db.many(store.lockPurpose, [purpose.kind, purpose.id]);
    const live = payments.find((payment) => LIVE.includes(payment.state) && !payment.surplus);
    if (live === undefined) return 'none';
    if (live.state === 'settled' || live.state === 'refund-due') return 'settled';
    if (keepCheckedOut && live.checkoutAt !== null) return 'unsettled';
    const voided = await inside.db.maybe(store.moveToVoided, [live.id, inside.clock.now()]);
    if (voided === undefined) return 'unsettled';
    await audit(inside, { action: 'payments.void', object: 'payment', objectId: live.id });
    return 'voided';
  });
}
