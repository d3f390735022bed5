import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { sendLiveEvent } from '../../platform/outbox.ts';
import { scheduleQuery } from './schedule-query.ts';
import { paymentOf } from './payment-store.ts';
import type { Payment } from './payment-store.ts';
import * as transitions from './transition-store.ts';

/**
 * Moves the payment to 'unknown', because money may have moved, and schedules the next status query (P-06). May be
 * repeated.
 */
export async function markUnknown(ctx: Context, payment: Payment): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const row = await inside.db.maybe(transitions.moveToUnknown, { id: payment.id, now: inside.clock.now() });
    await scheduleQuery(inside, row === undefined ? payment : paymentOf(row));
    if (row === undefined) return;
    await audit(inside, { action: 'payments.lose-answer', object: 'payment', objectId: payment.id });
    await sendLiveEvent(inside, payment.payerId, { kind: 'payment', reference_id: payment.reference });
  });
}
