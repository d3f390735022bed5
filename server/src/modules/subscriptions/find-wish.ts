import { timeZoneOf } from '@tabibu/contract/countries';
import type { DoctorType } from '@tabibu/contract/specialties';
import { SINGLE_PACKAGES } from '@tabibu/contract/subscription-words';
import type { CouponWishBody } from '@tabibu/contract/subscriptions';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { carePlans } from '../care-plans/index.ts';
import { contactOf, lockAccount, lockAccountOfNumber, requireOther } from '../identity/index.ts';
import type { NewCoupon } from './coupon-store.ts';
import { monthAfter } from './rules.ts';
import * as store from './store.ts';

/** A coupon that could be made now, before it is known who makes it. */
export type WishedCoupon = Omit<NewCoupon, 'madeBy' | 'reason' | 'approvedBy'>;
type Found = Omit<WishedCoupon, 'callLimit'>;

/**
 * Returns the coupon that an administrator wishes, with its owner's account locked. It stands alone, beside what the
 * owner has, and ends after a calendar month; one that is to replace belongs to the named subscription, or to the
 * running one of that number, plan and type of doctor, and ends with it. Throws `coupon-details-missing`,
 * `coupon-plan-not-sold`, `phone-invalid`, `not-found` for an unknown subscription or number, `subscription-over`, and
 * `coupon-own-account`.
 */
export async function findWish(inside: Context, wish: CouponWishBody): Promise<WishedCoupon> {
  const { subscription_id: id, call_limit: callLimit, how } = wish;
  const found = id === undefined ? await ofNumber(inside, wish) : await ofSubscription(inside, id);
  const isBeside = (how ?? (id === undefined ? 'add' : 'replace')) === 'add';
  await requireOther(inside, found.accountId, 'coupon-own-account');
  if (!isBeside) return { ...found, callLimit };
  return { ...(await standingAlone(inside, found)), callLimit };
}

/** Returns what a coupon of a subscription is for. Throws `not-found` and `subscription-over`. */
export async function ofSubscription(inside: Context, id: string): Promise<Found> {
  const row = await inside.db.maybe(store.findRunning, { id, now: inside.clock.now() });
  if (row === undefined || !(await lockAccount(inside, row.account_id))) throw new Problem('not-found');
  if (!row.running) throw new Problem('subscription-over');
  return termsOf(row);
}

interface Alone {
  readonly accountId: string;
  readonly packageType: string;
  readonly doctorType: DoctorType;
}

/** Returns what a coupon without subscription is for. Throws `not-found` for an account that is gone. */
export async function standingAlone(inside: Context, { accountId, packageType, doctorType }: Alone): Promise<Found> {
  if (!(await lockAccount(inside, accountId))) throw new Problem('not-found');
  const { country } = (await contactOf(inside, accountId))!;
  const expiresAt = monthAfter(inside.clock.now(), timeZoneOf(country));
  return { accountId, subscriptionId: null, packageType, doctorType, country, expiresAt };
}

async function ofNumber(inside: Context, wish: CouponWishBody): Promise<Found> {
  const { phone_number: phone, package_type: packageType, doctor_type: doctorType } = wish;
  if (phone === undefined || packageType === undefined || doctorType === undefined)
    throw new Problem('coupon-details-missing');
  const accountId = await lockAccountOfNumber(inside, phone, inside.country);
  const now = inside.clock.now();
  const row = await inside.db.maybe(store.findOwn, { accountId, planId: packageType, doctorType, now });
  if (row !== undefined) return termsOf(row);
  // Who has bought a plan gets its coupon also when it is not sold any more; nobody else does.
  const isSold = async () => (await carePlans(inside)).some(({ id }) => id === packageType);
  if (!(SINGLE_PACKAGES as readonly string[]).includes(packageType) && !(await isSold()))
    throw new Problem('coupon-plan-not-sold');
  return standingAlone(inside, { accountId, packageType, doctorType });
}

function termsOf(row: store.SubscriptionRow): Found {
  return {
    accountId: row.account_id,
    subscriptionId: row.id,
    packageType: row.plan_id,
    doctorType: row.doctor_type,
    country: row.country,
    expiresAt: row.ends_at,
  };
}
