import type { OwnCouponBody } from '@tabibu/contract/coupons';
import { accountOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { normalizePhone } from '../../platform/phone.ts';
import { Problem } from '../../platform/problem.ts';
import { contactOf } from '../identity/index.ts';
import { refusalOf } from './coupon-rules.ts';
import * as store from './use-store.ts';

/**
 * Returns the caller's coupons, those that pay now first (API-05, PAT-COUP-01, PAT-COUP-07). The number has to be the
 * caller's own, in any spelling: throws `not-found` for every other one (W30).
 */
export async function listOwnCoupons(ctx: Context, phone: string): Promise<OwnCouponBody[]> {
  await requireOwnNumber(ctx, phone);
  const now = ctx.clock.now();
  return (await ctx.db.many(store.listOwn, { accountId: accountOf(ctx), now })).map((row) => bodyOf(row, now));
}

/** Throws `not-found` unless a number is the caller's own. */
export async function requireOwnNumber(ctx: Context, phone: string): Promise<void> {
  const own = await contactOf(ctx, accountOf(ctx));
  if (own === undefined || normalizePhone(phone, own.country) !== own.phone) throw new Problem('not-found');
}

/** Returns a coupon as its owner sees it (C36). Pure. */
export function bodyOf(row: store.OwnCouponRow, now: Date): OwnCouponBody {
  return {
    id: row.id,
    coupon_code: row.code,
    package_type: row.package_type,
    doctor_type: row.doctor_type,
    calls_remaining: row.call_limit - row.calls_used,
    calls_used: row.calls_used,
    call_limit: row.call_limit,
    is_active: refusalOf(row, now) === null,
    why_not: refusalOf(row, now),
    starts_at: (row.starts_at ?? row.created_at).toISOString(),
    expires_at: row.expires_at.toISOString(),
  };
}
