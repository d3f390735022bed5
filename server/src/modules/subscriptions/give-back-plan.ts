import type { OwnPlanBody } from '@tabibu/contract/own-plans';
import { audit } from '../../platform/audit.ts';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { later } from '../../platform/time.ts';
import { postJournal } from '../ledger/index.ts';
import { markRefundDue } from '../payments/index.ts';
import { GIVE_BACK_WITHIN, bodiesOf } from './list-own-plans.ts';
import { lockBuyer } from './order-store.ts';
import * as store from './own-store.ts';
import { planAccount } from './rules.ts';

/**
 * Gives back one of the caller's plans: its coupon ends, and its money is owed back. May be repeated. Throws
 * `not-found` for anybody else's plan and one that nobody paid, `plan-too-late-to-give-back` after 24 hours,
 * `plan-give-back-later-first` while the month after it is bought, and `plan-call-used` once a call is used; of using
 * the first call and giving back at once, one wins.
 */
export async function giveBackPlan(ctx: Context, subscriptionId: string): Promise<OwnPlanBody> {
  const accountId = accountOf(ctx);
  return inTransaction(ctx, async (inside) => {
    await inside.db.run(lockBuyer, { accountId });
    const plan = await inside.db.maybe(store.findOwnPlan, { subscriptionId, accountId });
    if (plan === undefined || plan.payment_id === null) throw new Problem('not-found');
    if (plan.refunded_at === null) await giveBack(inside, { ...plan, payment_id: plan.payment_id });
    const [body] = await bodiesOf(inside, [await inside.db.one(store.findOwnPlan, { subscriptionId, accountId })]);
    return body!;
  });
}

async function giveBack(inside: Context, plan: store.OwnPlanRow & { readonly payment_id: string }): Promise<void> {
  const { id: subscriptionId, price: amount, currency } = plan;
  const now = inside.clock.now();
  if (plan.calls_used > 0) throw new Problem('plan-call-used');
  if (now >= later(plan.created_at, GIVE_BACK_WITHIN)) throw new Problem('plan-too-late-to-give-back');
  if (plan.is_renewed) throw new Problem('plan-give-back-later-first');
  await inTransaction(inside, (tx) =>
    tx.db.seeingEveryRow(async () => {
      if ((await tx.db.run(store.revokeUnused, { subscriptionId, now })) === 0) throw new Problem('plan-call-used');
      await tx.db.run(store.markRefunded, { subscriptionId, now });
      await postJournal(tx, {
        kind: 'plan-refund',
        reference: subscriptionId,
        entries: [
          { account: planAccount(subscriptionId, currency), amount: -amount, currency },
          { account: `held:${currency}`, amount, currency },
        ],
      });
      if ((await markRefundDue(tx, plan.payment_id, 'plan-given-back')) === undefined)
        throw new Error(`plan ${subscriptionId} is paid, but its money cannot be given back`);
    }),
  );
  await audit(inside, {
    action: 'subscriptions.give-back',
    object: 'subscription',
    objectId: subscriptionId,
    details: { amount, currency },
  });
}
