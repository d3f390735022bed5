import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { publish } from '../../platform/outbox.ts';
import { Problem } from '../../platform/problem.ts';
import { eraseAccount } from '../identity/index.ts';
import { findPayments, voidUnsentPayment } from '../payments/index.ts';
import type { PaymentState } from '../payments/index.ts';
import { PURPOSE, purposeOf } from './rules.ts';
import * as store from './store.ts';

/** Money that may still come, or is owed to the person: without a number it could not be told or given back. */
const OPEN_MONEY: readonly PaymentState[] = ['requested', 'unknown', 'refund-due'];

/**
 * The patient's account is erased for good. Nothing is cancelled silently: an appointment to come has to be called off first, and money
 * under way has to arrive somewhere. Unpaid holds are let go.
 */
export async function eraseMe(ctx: Context): Promise<void> {
  const accountId = accountOf(ctx);
  await inTransaction(ctx, async (inside) => {
    const now = inside.clock.now();
    await inside.db.run(store.lockPeople, [accountId, accountId]);
    const { open } = await inside.db.one(store.countOpen, [accountId, now]);
    if (open > 0) throw new Problem('appointments-open', { count: open });
    const withPayment = await inside.db.many(store.withPayment, [accountId]);
    const payments = await findPayments(inside, PURPOSE, withPayment.map(({ id }) => id));
    if ([...payments.values()].some(({ state }) => OPEN_MONEY.includes(state))) throw new Problem('payment-unsettled');
    for (const { id, doctor_id: doctorId } of await inside.db.many(store.letGo, [accountId])) {
      await voidUnsentPayment(inside, purposeOf(id));
      await publish(inside, 'bookings.slots-changed', { doctorId });
    }
    await eraseAccount(inside, accountId);
  });
}
