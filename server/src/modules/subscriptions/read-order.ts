import type { PlanOrderBody } from '@tabibu/contract/plan-orders';
import { accountOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { carePlansNamed } from '../care-plans/index.ts';
import { findPayment, paymentFacts } from '../payments/index.ts';
import * as store from './order-store.ts';
import { PLAN_PURPOSE, moneyOf } from './rules.ts';

/**
 * Returns one of the caller's own orders: its terms, where its payment stands, and what was bought with its coupon.
 * Throws `not-found` for anybody else's.
 */
export async function readOrder(ctx: Context, orderId: string): Promise<PlanOrderBody> {
  const order = await ctx.db.maybe(store.findOwnOrder, { orderId, accountId: accountOf(ctx) });
  if (order === undefined) throw new Problem('not-found');
  const [plan] = await carePlansNamed(ctx, [order.plan_id]);
  const payment = await findPayment(ctx, { purpose: { kind: PLAN_PURPOSE, id: orderId } });
  const bought = await ctx.db.maybe(store.boughtBy, { orderId });
  const money = moneyOf(payment === undefined ? null : paymentFacts(payment, ctx.clock.now()));
  return {
    id: order.id,
    plan_id: order.plan_id,
    title: plan?.name(ctx.language) ?? order.plan_id,
    language: plan?.nameLanguage(ctx.language) ?? ctx.language,
    doctor_type: order.doctor_type,
    country: order.country,
    price: { amount: order.price, currency: order.currency },
    paid_calls: order.calls - order.free_calls,
    free_calls: order.free_calls,
    calls: order.calls,
    people: order.people,
    expires_at: order.expires_at.toISOString(),
    payment_status: statusOf(money, bought !== undefined),
    payment_reference: payment?.reference ?? null,
    money,
    bought:
      bought === undefined
        ? null
        : {
            subscription_id: bought.id,
            starts_at: bought.starts_at.toISOString(),
            ends_at: bought.ends_at.toISOString(),
            coupon_code: bought.code,
          },
  };
}

/** Returns the code of the coupon that an order has brought; null as long as it has brought none. */
export async function couponOfOrder(ctx: Context, orderId: string): Promise<string | null> {
  return (await ctx.db.maybe(store.boughtBy, { orderId }))?.code ?? null;
}

/** Money that has come is pending until the plan is open, moments later. */
function statusOf(money: PlanOrderBody['money'], isOpen: boolean): PlanOrderBody['payment_status'] {
  if (money === 'refund-due') return 'refund_due';
  if (money === 'refunded') return 'refunded';
  return money === 'paid' && isOpen ? 'paid' : 'pending';
}
