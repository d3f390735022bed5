import { timeZoneOf } from '@tabibu/contract/countries';
import type { DoctorType } from '@tabibu/contract/specialties';
import { COUPONS_ALONE } from '@tabibu/contract/subscription-words';
import type { CouponWishBody } from '@tabibu/contract/subscriptions';
import { audit } from '../../platform/audit.ts';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { DAY, later, wallClock } from '../../platform/time.ts';
import { lockStaff, requireStepUp } from '../identity/index.ts';
import { sendNotice } from '../notifications/index.ts';
import { addCoupon } from './add-coupon.ts';
import * as coupons from './coupon-store.ts';
import { findWish, ofSubscription, standingAlone } from './find-wish.ts';

interface MadeCoupon {
  readonly id: string;
  readonly code: string;
}

/**
 * Makes a coupon by hand, tells its owner and returns its code (ADM-SUB-12, API-37). Throws `reason-required`,
 * `step-up-required`, what `findWish` throws, and `takes-two-people` from the sixth coupon within 24 hours on. Several
 * at once are counted one after the other.
 */
export async function generateCoupon(ctx: Context, wish: CouponWishBody): Promise<MadeCoupon> {
  if (wish.reason === '') throw new Problem('reason-required');
  return inTransaction(ctx, async (inside) => {
    await lockStaff(inside, accountOf(inside));
    await requireStepUp(inside);
    const coupon = await findWish(inside, wish);
    if ((await aloneLeft(inside)) === 0) throw new Problem('takes-two-people');
    return make(inside, { ...coupon, madeBy: accountOf(inside), reason: wish.reason, approvedBy: null });
  });
}

/** Returns how many coupons the caller may still make without a second person. */
export async function aloneLeft(ctx: Context): Promise<number> {
  const since = later(ctx.clock.now(), -DAY);
  const { made } = await ctx.db.one(coupons.countMade, { madeBy: accountOf(ctx), since });
  return Math.max(0, COUPONS_ALONE - made);
}

/** A coupon that one administrator asked for and another one, the caller, has approved. */
interface ApprovedCoupon {
  readonly accountId: string;
  /** The subscription to which it belongs, if to one. */
  readonly subscriptionId: string | null;
  readonly packageType: string;
  readonly doctorType: DoctorType;
  readonly callLimit: number;
  readonly reason: string;
  readonly askedBy: string;
}

/**
 * Makes a coupon that was approved, in the transaction of the decision. Throws `not-found` for an account that is gone
 * and `subscription-over`.
 */
export async function generateApproved(ctx: Context, asked: ApprovedCoupon): Promise<void> {
  const { subscriptionId, callLimit, reason, askedBy } = asked;
  await inTransaction(ctx, (inside) =>
    inside.db.seeingEveryRow(async () => {
      const found =
        subscriptionId === null ? await standingAlone(inside, asked) : await ofSubscription(inside, subscriptionId);
      await make(inside, { ...found, callLimit, madeBy: askedBy, reason, approvedBy: accountOf(inside) });
    }),
  );
}

/** Adds a coupon and tells its owner, who else would find another code, or more calls, without a word. */
async function make(inside: Context, coupon: coupons.NewCoupon): Promise<MadeCoupon> {
  const { replaces, ...made } = await addCoupon(inside, coupon);
  await sendNotice(inside, {
    to: { accountId: coupon.accountId },
    template: 'coupon-made',
    values: {
      code: made.code,
      calls: coupon.callLimit,
      until: { day: wallClock(coupon.expiresAt, timeZoneOf(coupon.country)).day },
      how: replaces ? 'replaced' : 'beside',
    },
    key: `coupon-made:${made.id}`,
    about: made.id,
    validUntil: coupon.expiresAt,
  });
  await audit(inside, {
    action: 'subscriptions.generate-coupon',
    object: 'coupon',
    objectId: made.id,
    details: { account: coupon.accountId, calls: coupon.callLimit, asked: coupon.madeBy, approved: coupon.approvedBy },
  });
  return made;
}
