import { timeZoneOf } from '@tabibu/contract/countries';
import type { CountryCode } from '@tabibu/contract/countries';
import type { Money } from '@tabibu/contract/currencies';
import type { DoctorType } from '@tabibu/contract/specialties';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { Problem } from '../../platform/problem.ts';
import { carePlansNamed } from '../care-plans/index.ts';
import { lockAccount } from '../identity/index.ts';
import { addCoupon } from './add-coupon.ts';
import { monthAfter } from './rules.ts';
import * as store from './store.ts';
import { takeAlong } from './take-along.ts';

interface BoughtPlan {
  readonly accountId: string;
  readonly planId: string;
  readonly doctorType: DoctorType;
  readonly country: CountryCode;
  /** What was paid. */
  readonly price: Money;
  /** The order and the payment that bought it, with the terms of the order; none for the demo. */
  readonly order?: {
    readonly id: string;
    readonly paymentId: string;
    readonly calls: number;
    readonly people: number;
  };
}

interface Opened {
  readonly id: string;
  readonly code: string;
  readonly endsAt: Date;
}

/**
 * Opens a subscription that was paid, with its coupon, and returns both (PAT-COUP-10). Calls and people are those of
 * the order, or of the plan today, and stay. Bought again before its end, it begins at the end of the one before.
 * Whoever shared the month before is taken along. It ends a calendar month after its begin (C37). Throws `not-found`
 * for an account that is gone and a plan that never was; one that was paid while an administrator took it from sale is
 * opened.
 */
export async function openSubscription(
  ctx: Context,
  { accountId, planId, doctorType, country, price, order }: BoughtPlan,
): Promise<Opened> {
  return inTransaction(ctx, async (inside) => {
    const [plan] = await carePlansNamed(inside, [planId]);
    if (plan === undefined || !(await lockAccount(inside, accountId))) throw new Problem('not-found');
    const now = inside.clock.now();
    const before = await inside.db.maybe(store.lastEnd, { accountId, planId, doctorType, now });
    const startsAt = before?.ends_at ?? now;
    const endsAt = monthAfter(startsAt, timeZoneOf(country));
    const id = newId(now);
    const calls = order?.calls ?? plan.paidCalls + plan.freeCalls;
    const people = order?.people ?? plan.maxPeople ?? 1;
    await inside.db.run(store.addSubscription, {
      id,
      accountId,
      planId,
      doctorType,
      country,
      price: price.amount,
      currency: price.currency,
      calls,
      people,
      orderId: order?.id ?? null,
      paymentId: order?.paymentId ?? null,
      startsAt,
      endsAt,
      now,
    });
    const { code } = await addCoupon(inside, {
      accountId,
      subscriptionId: id,
      packageType: planId,
      doctorType,
      country,
      callLimit: calls,
      expiresAt: endsAt,
      madeBy: null,
      reason: null,
      approvedBy: null,
    });
    await takeAlong(inside, { accountId, planId, doctorType, subscriptionId: id, people });
    await audit(inside, { action: 'subscriptions.open', object: 'subscription', objectId: id });
    return { id, code, endsAt };
  });
}
