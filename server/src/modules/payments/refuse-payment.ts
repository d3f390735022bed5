import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { nudge, publish } from '../../platform/outbox.ts';
import { closeCases } from './open-case.ts';
import type { Payment, PaymentRefusal } from './store.ts';
import * as store from './store.ts';

const LONGEST_MESSAGE = 300;

/** Ends a waiting payment without money. False when it had already found its end. May be repeated. */
export async function refusePayment(ctx: Context, payment: Payment, reason: PaymentRefusal, message: string | null = null): Promise<boolean> {
  return inTransaction(ctx, async (inside) => {
    const refused = await inside.db.maybe(store.moveToRefused, [payment.id, inside.clock.now(), reason, message?.slice(0, LONGEST_MESSAGE) ?? null]);
    if (refused === undefined) return false;
    await closeCases(inside, payment.id, 'refused', ['long-unknown', 'unproven', 'gateway']);
    await audit(inside, { action: 'payments.refuse', object: 'payment', objectId: payment.id, details: { reason } });
    // Whoever bought it has it by another payment: nothing of the purpose ends here.
    if (!refused.surplus) await publish(inside, 'payments.refused', { paymentId: payment.id, purposeKind: payment.purpose.kind, purposeId: payment.purpose.id, reason });
    await nudge(inside, payment.payerId, { kind: 'payment', reference_id: payment.reference });
    return true;
  });
}
