import { timeZoneOf } from '@tabibu/contract/countries';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { passFaultPoint } from '../../platform/fault-points.ts';
import { sendLiveEvent } from '../../platform/outbox.ts';
import { wallClock } from '../../platform/time.ts';
import { contactOf } from '../identity/index.ts';
import { postJournal } from '../ledger/index.ts';
import { sendNotice } from '../notifications/index.ts';
import { findPayment, markRefundDue } from '../payments/index.ts';
import { openSubscription } from './open-subscription.ts';
import * as store from './order-store.ts';
import { planAccount } from './rules.ts';

/**
 * Opens the plan whose payment has settled, also after the order's hour, and texts its coupon to the owner. If the
 * account is gone, or the same plan was ordered anew and bought meanwhile, the money becomes refund due. Exactly one of
 * the two happens, once (I-142). For the server's own work.
 */
export async function openPaidPlan(
  ctx: Context,
  { orderId, paymentId }: { orderId: string; paymentId: string },
): Promise<void> {
  passFaultPoint('after-settle-before-confirm');
  const order = await ctx.db.maybe(store.findOrder, { orderId });
  if (order === undefined) throw new Error(`payment ${paymentId} names order ${orderId}, which is not there`);
  const { account_id: accountId } = order;
  await inTransaction(ctx, async (inside) => {
    await inside.db.run(store.lockBuyer, { accountId });
    if ((await inside.db.maybe(store.boughtBy, { orderId })) !== undefined) return;
    const payment = await findPayment(inside, { id: paymentId });
    if (payment?.state !== 'settled') return;
    const owner = await contactOf(inside, accountId);
    const { bought } = await inside.db.one(store.isBoughtAnew, { orderId });
    if (owner === undefined || bought) {
      await markRefundDue(inside, paymentId, 'plan-not-opened');
      await audit(inside, { action: 'subscriptions.keep-late-payment', object: 'plan-order', objectId: orderId });
      return;
    }
    const opened = await openSubscription(inside, {
      accountId,
      planId: order.plan_id,
      doctorType: order.doctor_type,
      country: order.country,
      price: payment.price,
      order: { id: orderId, paymentId, calls: order.calls, people: order.people },
    });
    const { amount, currency } = payment.price;
    await postJournal(inside, {
      kind: 'plan-sale',
      reference: opened.id,
      entries: [
        { account: `held:${currency}`, amount: -amount, currency },
        { account: planAccount(opened.id, currency), amount, currency },
      ],
    });
    await sendNotice(inside, {
      to: { accountId },
      template: 'plan-opened',
      values: {
        code: opened.code,
        calls: order.calls,
        until: { day: wallClock(opened.endsAt, timeZoneOf(order.country)).day },
      },
      key: `plan-opened:${opened.id}`,
      validUntil: opened.endsAt,
    });
    await sendLiveEvent(inside, accountId, { kind: 'payment', reference_id: payment.reference });
  });
}
