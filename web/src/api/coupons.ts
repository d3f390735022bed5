import type { BodyOf, DataOf } from '@tabibu/contract/api-calls';
import type { OwnCouponBody } from '@tabibu/contract/coupons';
import { callApi } from './client.ts';
import type { IdempotentSend } from './idempotent-send.ts';
import { apiQuery } from './query.ts';

export type { OwnCouponBody };

/** Query of the signed-in person's coupons, those that pay now first. */
export const ownCouponsQuery = (phone: string) => apiQuery('GET /api/coupons/user/:phone', 0, { params: { phone } });

/** Returns the coupon of a typed code, or throws why it cannot pay. Nothing is used. */
export function validateCoupon(typed: BodyOf<'POST /api/coupons/validate'>): Promise<OwnCouponBody> {
  return callApi('POST /api/coupons/validate', { body: typed });
}

/** Books a held time with one call of a coupon. */
export function spendCall(
  send: IdempotentSend,
  use: BodyOf<'POST /api/coupons/use'>,
): Promise<DataOf<'POST /api/coupons/use'>> {
  return send('POST /api/coupons/use', { body: use });
}
