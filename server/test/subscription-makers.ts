import type { CountryCode } from '@tabibu/contract/countries';
import type { DoctorType } from '@tabibu/contract/specialties';
import type { CouponBody, SubscriberBody, SubscriptionFiguresBody } from '@tabibu/contract/subscriptions';
import { carePlans } from '../src/modules/care-plans/index.ts';
import { openSubscription } from '../src/modules/subscriptions/index.ts';
import { asSystem } from './as-system.ts';
import type { TestProduct } from './harness.ts';
import type { Visitor } from './visitor.ts';

interface Bought {
  readonly planId?: string;
  readonly doctorType?: DoctorType;
  readonly country?: CountryCode;
}

/** Opens a subscription of somebody, as after the payment, and returns its id with the code of its coupon. */
export async function aSubscription(
  product: TestProduct,
  { accountId }: Visitor,
  { planId = 'family', doctorType = 'general', country = 'TZ' }: Bought = {},
): Promise<{ id: string; code: string }> {
  const plan = (await carePlans(product.ctx())).find(({ id }) => id === planId)!;
  const price = plan.prices.get(country)!;
  return openSubscription(product.ctx(), { accountId, planId, doctorType, country, price });
}

/** Marks calls of a coupon as used without bookings, which breaks I-140. */
export async function useCalls(product: TestProduct, code: string, calls: number): Promise<void> {
  await asSystem(product, 'update coupons set calls_used = $1 where code = $2', [calls, code]);
}

export const subscribersOf = async (admin: Visitor, search = ''): Promise<SubscriberBody[]> =>
  (await admin.get(`/api/admin/subscribers${search}`)).body.data.subscribers;

export const couponsOf = async (admin: Visitor, search = ''): Promise<CouponBody[]> =>
  (await admin.get(`/api/admin/coupons${search}`)).body.data.coupons;

export const figuresOf = async (admin: Visitor): Promise<SubscriptionFiguresBody> =>
  (await admin.get('/api/admin/subscribers/figures')).body.data;

/** Makes a coupon by hand for a subscription. The reply may be a refusal. */
export const generate = (admin: Visitor, subscriptionId: string, rest: object = {}) =>
  admin.post('/api/admin/generate-coupon', {
    subscription_id: subscriptionId,
    call_limit: 5,
    reason: 'The line broke off twice',
    ...rest,
  });
