import { statement } from '../../platform/database/statement.ts';
import type { OwnPlace } from '../../platform/own-rows.ts';

const guarded = { guarded: true };

/** The orders of care plans that an account made. */
export const ownOrders = statement<OwnPlace, { readonly id: string }>(
  'subscriptions.export-orders',
  `select id, plan_id, doctor_type, country, price, currency, calls, free_calls, people, created_at, expires_at from plan_orders
    where account_id = $accountId and ($after::uuid is null or id > $after) order by id limit $most`,
  guarded,
);

export interface OwnSubscriptionRow {
  readonly id: string;
  readonly plan_id: string;
  readonly price: number;
  readonly currency: string;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly members: readonly {
    readonly person_id: string;
    readonly joined_at: string;
    readonly left_at: string | null;
  }[];
}

/** The care plans of an account with the people who share or shared each. */
export const ownSubscriptions = statement<OwnPlace, OwnSubscriptionRow>(
  'subscriptions.export-subscriptions',
  `select id, plan_id, doctor_type, country, price, currency, calls, people, starts_at, ends_at, created_at, order_id, payment_id, refunded_at,
          coalesce((select json_agg(json_build_object('person_id', m.person_id, 'joined_at', m.joined_at, 'left_at', l.left_at, 'taken_along', m.taken_along) order by m.joined_at)
                      from plan_members m left join plan_leavings l on l.subscription_id = m.subscription_id and l.person_id = m.person_id
                     where m.subscription_id = subscriptions.id), '[]') as members
     from subscriptions where account_id = $accountId and ($after::uuid is null or id > $after) order by id limit $most`,
  guarded,
);

/** The coupons of an account, what they paid for and when they were texted. */
export const ownCoupons = statement<OwnPlace, { readonly id: string }>(
  'subscriptions.export-coupons',
  `select id, code, subscription_id, package_type, doctor_type, country, call_limit, calls_used, created_at, expires_at, revoked_at,
          coalesce((select json_agg(json_build_object('booking_id', u.booking_id, 'amount', u.amount, 'currency', u.currency, 'state', u.state, 'used_at', u.used_at))
                      from coupon_uses u where u.coupon_id = coupons.id), '[]') as uses,
          coalesce((select json_agg(s.created_at order by s.created_at) from coupon_sendings s where s.coupon_id = coupons.id), '[]') as texted_at
     from coupons where account_id = $accountId and ($after::uuid is null or id > $after) order by id limit $most`,
  guarded,
);
