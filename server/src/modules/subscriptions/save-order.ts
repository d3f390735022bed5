import { toMajor } from '@tabibu/contract/currencies';
import type { Money } from '@tabibu/contract/currencies';
import type { SavedPlanOrderBody } from '@tabibu/contract/plan-orders';
import type { DoctorType } from '@tabibu/contract/specialties';
import { audit } from '../../platform/audit.ts';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { Problem } from '../../platform/problem.ts';
import { later } from '../../platform/time.ts';
import { carePlansVersion } from '../care-plans/index.ts';
import { openPayment, voidUnsentPayment } from '../payments/index.ts';
import { awaitedOrder, soldPlan } from './offer-plan.ts';
import * as store from './order-store.ts';
import { ORDER_DURATION, PLAN_PURPOSE } from './rules.ts';

interface WantedOrder {
  readonly planId: string;
  readonly doctorType: DoctorType;
  /** The price that the person saw. */
  readonly price: Money;
  readonly fullName: string;
  readonly phone: string;
}

/**
 * Orders a care plan for a month in the caller's country and opens its payment (PAT-PLAN-03). An order that the caller
 * can still pay is used again, so pages side by side pay one order, and a payment of another one that was not sent is
 * voided. Throws what `soldPlan` and `openPayment` throw, `plan-price-changed` when the caller saw another price, and
 * `plan-payment-awaited` while a payment of this plan has no result, so that nobody pays twice.
 */
export async function saveOrder(ctx: Context, wanted: WantedOrder): Promise<SavedPlanOrderBody> {
  const accountId = accountOf(ctx);
  return inTransaction(ctx, async (inside) => {
    await inside.db.run(store.lockBuyer, { accountId });
    const { plan, price } = await soldPlan(inside, wanted);
    if (price.amount !== wanted.price.amount || price.currency !== wanted.price.currency)
      throw new Problem('plan-price-changed', { price });
    const awaited = await awaitedOrder(inside, plan.id);
    if (awaited !== null) throw new Problem('plan-payment-awaited', { order_id: awaited });
    const open = await inside.db.many(store.openOrders, { accountId, planId: plan.id, now: inside.clock.now() });
    const calls = plan.paidCalls + plan.freeCalls;
    const same = open.find(
      (order) =>
        order.doctor_type === wanted.doctorType &&
        order.country === inside.country &&
        order.price === price.amount &&
        order.currency === price.currency &&
        order.calls === calls &&
        order.free_calls === plan.freeCalls &&
        order.people === (plan.maxPeople ?? 1),
    );
    for (const { id } of open) if (id !== same?.id) await voidUnsentPayment(inside, { kind: PLAN_PURPOSE, id });
    const order = same ?? (await addOrder(inside, wanted, { plan, price }));
    const payment = await openPayment(inside, {
      purpose: { kind: PLAN_PURPOSE, id: order.id },
      payerId: accountId,
      price,
      priceVersion: order.price_version,
      fullName: wanted.fullName,
      phone: wanted.phone,
      country: order.country,
      // A hosted page of the payment company names no plan, because that may be an illness.
      description: 'Care plan, one month',
      returnPath: `/subscriptions/orders/${order.id}`,
      payBy: order.expires_at,
    });
    return {
      order_id: order.id,
      reference_id: payment.reference,
      price: payment.price,
      full_name: payment.fullName,
      phone: payment.phone,
      package_type: order.plan_id,
    };
  });
}

/**
 * Orders the plan that the printed call names (API-02). It names no type of doctor: the amount (in whole major units)
 * tells whose price the person saw; without one it is a general practitioner. Throws as `saveOrder` does.
 */
export async function saveOrderOf(
  ctx: Context,
  { planId, amount, ...payer }: Pick<WantedOrder, 'planId' | 'fullName' | 'phone'> & { readonly amount: number | null },
): Promise<SavedPlanOrderBody> {
  const offers = await Promise.all(
    (['general', 'specialist'] as const).map(async (doctorType) => ({
      planId,
      doctorType,
      price: (await soldPlan(ctx, { planId, doctorType })).price,
      ...payer,
    })),
  );
  const meant = amount === null ? offers[0] : offers.find(({ price }) => toMajor(price) === amount);
  if (meant === undefined) throw new Problem('plan-price-changed', { price: offers[0]!.price });
  return saveOrder(ctx, meant);
}

async function addOrder(
  inside: Context,
  { doctorType }: WantedOrder,
  { plan, price }: Awaited<ReturnType<typeof soldPlan>>,
): Promise<store.OrderRow> {
  const now = inside.clock.now();
  const order = await inside.db.one(store.addOrder, {
    id: newId(now),
    accountId: accountOf(inside),
    planId: plan.id,
    doctorType,
    country: inside.country,
    price: price.amount,
    currency: price.currency,
    priceVersion: await carePlansVersion(inside),
    calls: plan.paidCalls + plan.freeCalls,
    freeCalls: plan.freeCalls,
    people: plan.maxPeople ?? 1,
    now,
    expiresAt: later(now, ORDER_DURATION),
  });
  await audit(inside, {
    action: 'subscriptions.order',
    object: 'plan-order',
    objectId: order.id,
    details: { amount: price.amount, currency: price.currency },
  });
  return order;
}
