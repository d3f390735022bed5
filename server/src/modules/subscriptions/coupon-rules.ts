import type { DoctorType } from '@tabibu/contract/specialties';
import type { ProblemCode } from '@tabibu/contract/problems';
import type { OwnCouponRow } from './use-store.ts';

/** What a coupon is to pay for. */
export interface WantedCall {
  readonly doctorType: DoctorType;
  readonly callType: 'phone' | 'video';
}

/** The refusals of a coupon, each with a sentence of its own. */
type Refusal = Extract<ProblemCode, `coupon-${string}`>;

/**
 * Returns why a coupon of the caller cannot pay now; null if it can. `wanted` is left out where no doctor is chosen
 * yet. Pure.
 */
export function refusalOf(coupon: OwnCouponRow, now: Date, wanted?: WantedCall): Refusal | null {
  if (coupon.revoked_at !== null) return 'coupon-replaced';
  if (coupon.expires_at <= now) return 'coupon-expired';
  if (coupon.starts_at !== null && coupon.starts_at > now) return 'coupon-not-begun';
  if (coupon.calls_used >= coupon.call_limit) return 'coupon-used-up';
  if (wanted === undefined) return null;
  if (wanted.callType !== 'phone') return 'coupon-phone-only';
  return wanted.doctorType === coupon.doctor_type ? null : 'coupon-wrong-type';
}

/**
 * Returns whether an account may use a coupon: its owner alone, who books for the members of the family, too
 * (`join-plan.ts`). Pure.
 */
export function mayUse(accountId: string, coupon: Pick<OwnCouponRow, 'account_id'>): boolean {
  return coupon.account_id === accountId;
}

/**
 * Returns what one of the calls of a plan is worth, in minor units: its price by its calls, rounded down, so that all
 * calls together are never worth more than was paid (C19). Pure.
 */
export function worthOfCall({ price, calls }: { readonly price: number; readonly calls: number }): number {
  return Math.max(1, Math.floor(price / calls));
}
