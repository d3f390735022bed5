import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { sendLiveEvent, publish } from '../../platform/outbox.ts';
import { closeCases } from './open-case.ts';
import type { Payment, PaymentRefusal } from './payment-store.ts';
import * as transitions from './transition-store.ts';

const LONGEST_MESSAGE = 300;

/** Ends a waiting payment without money. Returns false when the payment already had an outcome. May be repeated. */
export async function refusePayment(
  ctx: Context,
  payment: Payment,
  reason: PaymentRefusal,
  message: string | null = null,
): Promise<boolean> {
  return inTransaction(ctx, async (inside) => {
    const refused = await inside.db.maybe(transitions.moveToRefused, {
      id: payment.id,
      now: inside.clock.now(),
      refusalReason: reason,
      refusalMessage: message?.slice(0, LONGEST_MESSAGE) ?? null,
    });
    if (refused === undefined) return false;
    // A refusal because of us is itself the case: it stays until somebody has dealt with the cause.
    await closeCases(inside, payment.id, 'refused', ['long-unknown', 'unproven']);
    await audit(inside, { action: 'payments.refuse', object: 'payment', objectId: payment.id, details: { reason } });
    // Another payment has paid for the purpose of a surplus payment, so the seller must not onExchange of a refusal.
    if (!refused.surplus)
      await publish(inside, 'payments.refused', {
        paymentId: payment.id,
        purposeKind: payment.purpose.kind,
        purposeId: payment.purpose.id,
        reason,
      });
    await sendLiveEvent(inside, payment.payerId, { kind: 'payment', reference_id: payment.reference });
    return true;
  });
}
