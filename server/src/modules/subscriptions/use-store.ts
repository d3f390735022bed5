import type { Currency } from '@tabibu/contract/currencies';
import type { DoctorType } from '@tabibu/contract/specialties';
import { statement } from '../../platform/database/statement.ts';

const guarded = { guarded: true };

/** A coupon of an account, with what decides whether it can pay. */
export interface OwnCouponRow {
  readonly id: string;
  readonly code: string;
  readonly account_id: string;
  readonly subscription_id: string | null;
  readonly package_type: string;
  readonly doctor_type: DoctorType;
  readonly call_limit: number;
  readonly calls_used: number;
  /** When its subscription begins; null for a coupon without one. */
  readonly starts_at: Date | null;
  readonly expires_at: Date;
  readonly revoked_at: Date | null;
  readonly created_at: Date;
}

const OWN = `c.id, c.code, c.account_id, c.subscription_id, c.package_type, c.doctor_type, c.call_limit, c.calls_used, s.starts_at, c.expires_at, c.revoked_at, c.created_at`;

/** A coupon by its code. */
export const findForUse = statement<{ code: string }, OwnCouponRow>(
  'subscriptions.find-for-use',
  `select ${OWN} from coupons c left join subscriptions s on s.id = c.subscription_id where c.code = $code`,
  guarded,
);

/** The coupons of an account that are not revoked: those that pay now first, then by their end. */
export const listOwn = statement<{ accountId: string; now: Date }, OwnCouponRow>(
  'subscriptions.list-own',
  `select ${OWN} from coupons c left join subscriptions s on s.id = c.subscription_id
    where c.account_id = $accountId and c.revoked_at is null
    order by (c.expires_at > $now and c.calls_used < c.call_limit) desc, c.expires_at, c.created_at limit 50`,
  guarded,
);

/**
 * Uses one call of a coupon. Changes no row unless it belongs to the account, is for this type of doctor, has begun, is
 * neither over nor revoked, and has a call left: of two rivals for the last call one gets it.
 */
export const useCall = statement<
  { couponId: string; accountId: string; doctorType: DoctorType; now: Date },
  { id: string; subscription_id: string | null; calls_left: number }
>(
  'subscriptions.use-call',
  `update coupons c set calls_used = calls_used + 1
    where c.id = $couponId and c.account_id = $accountId and c.doctor_type = $doctorType
      and c.revoked_at is null and c.expires_at > $now and c.calls_used < c.call_limit
      and not exists (select from subscriptions s where s.id = c.subscription_id and s.starts_at > $now)
   returning c.id, c.subscription_id, c.call_limit - c.calls_used as calls_left`,
  guarded,
);

export const addUse = statement<{
  bookingId: string;
  couponId: string;
  amount: number;
  currency: Currency;
  paidBy: 'plan' | 'house';
  now: Date;
}>(
  'subscriptions.add-use',
  `insert into coupon_uses (booking_id, coupon_id, amount, currency, paid_by, used_at)
   values ($bookingId, $couponId, $amount, $currency, $paidBy, $now)`,
  guarded,
);

/** What a call of a subscription is worth: its price by its calls. */
export const termsOfCalls = statement<
  { subscriptionId: string },
  { price: number; currency: Currency; calls: number; payment_id: string | null }
>(
  'subscriptions.terms-of-calls',
  'select price, currency, calls, payment_id from subscriptions where id = $subscriptionId',
  guarded,
);

export interface UseRow {
  readonly coupon_id: string;
  readonly code: string;
  readonly calls_left: number;
  readonly subscription_id: string | null;
  readonly amount: number;
  readonly currency: Currency;
  readonly paid_by: 'plan' | 'house';
  readonly state: 'used' | 'returned';
}

/** The call that pays for a booking, if one does. */
export const useOf = statement<{ bookingId: string }, UseRow>(
  'subscriptions.use-of',
  `select u.coupon_id, c.code, c.call_limit - c.calls_used as calls_left, c.subscription_id, u.amount, u.currency, u.paid_by, u.state
     from coupon_uses u join coupons c on c.id = u.coupon_id where u.booking_id = $bookingId`,
  guarded,
);

/** Marks the call of a booking as returned. Changes no row when none pays for it or it is back already. */
export const giveBack = statement<{ bookingId: string; now: Date }, { coupon_id: string }>(
  'subscriptions.give-back',
  "update coupon_uses set state = 'returned', returned_at = $now where booking_id = $bookingId and state = 'used' returning coupon_id",
  guarded,
);

export const unuseCall = statement<{ couponId: string }>(
  'subscriptions.unuse-call',
  'update coupons set calls_used = calls_used - 1 where id = $couponId and calls_used > 0',
  guarded,
);
