import { planPriceFor } from '@tabibu/contract/care-plan-rules';
import { timeZoneOf } from '@tabibu/contract/countries';
import type { Money } from '@tabibu/contract/currencies';
import type { DoctorType } from '@tabibu/contract/specialties';
import type { PlanOfferBody } from '@tabibu/contract/plan-orders';
import { accountOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { carePlans } from '../care-plans/index.ts';
import type { CarePlan } from '../care-plans/index.ts';
import { awaitedPurposes } from '../payments/index.ts';
import { readOffer } from '../settings/index.ts';
import * as orders from './order-store.ts';
import { PLAN_PURPOSE, monthAfter } from './rules.ts';
import * as store from './store.ts';

interface WantedPlan {
  readonly planId: string;
  readonly doctorType: DoctorType;
}

/** A plan with what it costs with a type of doctor in the caller's country. */
interface SoldPlan {
  readonly plan: CarePlan;
  readonly price: Money;
}

/**
 * Returns a plan with the price of the caller's country and a type of doctor, which is what is charged (C04, C15).
 * Throws `country-not-live` where nothing is sold, and `plan-not-sold`.
 */
export async function soldPlan(ctx: Context, { planId, doctorType }: WantedPlan): Promise<SoldPlan> {
  if (!(await readOffer(ctx, ctx.country)).isLive) throw new Problem('country-not-live');
  const plan = (await carePlans(ctx)).find(({ id }) => id === planId);
  const price = plan?.prices.get(ctx.country);
  if (plan === undefined || price === undefined) throw new Problem('plan-not-sold');
  return { plan, price: planPriceFor(price, doctorType) };
}

/** Returns an order of the caller for this plan whose payment has no result yet; null if there is none. */
export async function awaitedOrder(ctx: Context, planId: string): Promise<string | null> {
  const ids = await awaitedPurposes(ctx, PLAN_PURPOSE, accountOf(ctx));
  return (await ctx.db.maybe(orders.newestOf, { ids, planId }))?.id ?? null;
}

/** Returns the plan, its price and the month that it would last if the caller paid now. Throws as `soldPlan` does. */
export async function offerPlan(ctx: Context, wanted: WantedPlan): Promise<PlanOfferBody> {
  const { plan, price } = await soldPlan(ctx, wanted);
  const { planId, doctorType } = wanted;
  const now = ctx.clock.now();
  const before = await ctx.db.maybe(store.lastEnd, { accountId: accountOf(ctx), planId, doctorType, now });
  const startsAt = before?.ends_at ?? now;
  return {
    plan_id: plan.id,
    title: plan.name(ctx.language),
    language: plan.nameLanguage(ctx.language),
    doctor_type: doctorType,
    country: ctx.country,
    price,
    paid_calls: plan.paidCalls,
    free_calls: plan.freeCalls,
    calls: plan.paidCalls + plan.freeCalls,
    people: plan.maxPeople ?? 1,
    starts_at: startsAt.toISOString(),
    ends_at: monthAfter(startsAt, timeZoneOf(ctx.country)).toISOString(),
    renews: before !== undefined,
    awaited_order_id: await awaitedOrder(ctx, planId),
  };
}
