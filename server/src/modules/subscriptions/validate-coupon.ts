import type { OwnCouponBody } from '@tabibu/contract/coupons';
import type { DoctorType } from '@tabibu/contract/specialties';
import { accountOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { mayUse, refusalOf } from './coupon-rules.ts';
import { bodyOf, requireOwnNumber } from './list-own-coupons.ts';
import { readCode } from './rules.ts';
import * as store from './use-store.ts';

interface TypedCoupon {
  readonly code: string;
  readonly phone: string;
  /** The type of the chosen doctor, if one is chosen. */
  readonly doctorType: DoctorType | undefined;
}

/**
 * Returns the caller's coupon of a code, typed in any letters (API-06, PAT-COUP-02). Nothing is used. Throws
 * `not-found` unless the number is the caller's own, `coupon-unknown` for a code of nobody or somebody else, which are
 * not told apart, and the refusal of a coupon that cannot pay.
 */
export async function validateCoupon(ctx: Context, { code, phone, doctorType }: TypedCoupon): Promise<OwnCouponBody> {
  await requireOwnNumber(ctx, phone);
  const now = ctx.clock.now();
  const coupon = await ctx.db.maybe(store.findForUse, { code: readCode(code) });
  if (coupon === undefined || !mayUse(accountOf(ctx), coupon)) throw new Problem('coupon-unknown');
  const refusal = refusalOf(coupon, now, doctorType === undefined ? undefined : { doctorType, callType: 'phone' });
  if (refusal !== null) throw new Problem(refusal);
  return bodyOf(coupon, now);
}
