import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { nudge } from '../../platform/outbox.ts';
import { scheduleQuery } from './schedule-query.ts';
import { paymentOf } from './store.ts';
import type { Payment } from './store.ts';
import * as store from './store.ts';

/** Money may have moved and nobody knows: the payment is unknown, and the provider is asked again (P-06). May be repeated. */
export async function loseAnswer(ctx: Context, payment: Payment): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const row = await inside.db.maybe(store.moveToUnknown, [payment.id, inside.clock.now()]);
    await scheduleQuery(inside, row === undefined ? payment : paymentOf(row));
    if (row === undefined) return;
    await audit(inside, { action: 'payments.lose-answer', object: 'payment', objectId: payment.id });
    await nudge(inside, payment.payerId, { kind: 'payment', reference_id: payment.reference });
  });
}
