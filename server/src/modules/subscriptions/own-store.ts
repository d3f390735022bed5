import type { CountryCode } from '@tabibu/contract/countries';
import type { Currency } from '@tabibu/contract/currencies';
import type { DoctorType } from '@tabibu/contract/specialties';
import { statement } from '../../platform/database/statement.ts';

const guarded = { guarded: true };

export interface OwnPlanRow {
  readonly id: string;
  readonly account_id: string;
  readonly plan_id: string;
  readonly doctor_type: DoctorType;
  readonly country: CountryCode;
  readonly price: number;
  readonly currency: Currency;
  readonly people: number;
  readonly payment_id: string | null;
  readonly created_at: Date;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly refunded_at: Date | null;
  /** The coupon that counts. */
  readonly code: string | null;
  readonly calls_total: number;
  readonly calls_used: number;
  readonly calls_left: number;
  readonly is_renewed: boolean;
}

const PLAN = `s.id, s.account_id, s.plan_id, s.doctor_type, s.country, s.price, s.currency, s.people, s.payment_id, s.created_at, s.starts_at, s.ends_at, s.refunded_at, c.code,
       (select coalesce(sum(case when revoked_at is null then call_limit else calls_used end), s.calls)::int from coupons where subscription_id = s.id) as calls_total,
       (select coalesce(sum(calls_used), 0)::int from coupons where subscription_id = s.id) as calls_used,
       coalesce(c.call_limit - c.calls_used, 0) as calls_left,
       exists (select from subscriptions n where n.account_id = s.account_id and n.plan_id = s.plan_id and n.doctor_type = s.doctor_type
                  and n.starts_at >= s.ends_at and n.refunded_at is null) as is_renewed`;
const WITH_COUPON = 'subscriptions s left join coupons c on c.subscription_id = s.id and c.revoked_at is null';

/** The plans of an account: those that run or begin later first, by their end; then the others, latest first. */
export const listOwnPlans = statement<{ accountId: string; now: Date }, OwnPlanRow>(
  'subscriptions.list-own-plans',
  `select ${PLAN} from ${WITH_COUPON} where s.account_id = $accountId
    order by (s.ends_at > $now and s.refunded_at is null) desc,
             case when s.ends_at > $now then s.ends_at end, s.ends_at desc, s.id desc limit 60`,
  guarded,
);

export const findOwnPlan = statement<{ subscriptionId: string; accountId: string }, OwnPlanRow>(
  'subscriptions.find-own-plan',
  `select ${PLAN} from ${WITH_COUPON} where s.id = $subscriptionId and s.account_id = $accountId`,
  guarded,
);

export interface PlanUseRow {
  readonly subscription_id: string;
  readonly booking_id: string;
  readonly used_at: Date;
  readonly state: 'used' | 'returned';
}

/** What the calls of some plans have paid for, newest first. */
export const usesOf = statement<{ ids: readonly string[] }, PlanUseRow>(
  'subscriptions.uses-of',
  `select c.subscription_id, u.booking_id, u.used_at, u.state from coupon_uses u join coupons c on c.id = u.coupon_id
    where c.subscription_id = any($ids::uuid[]) order by u.used_at desc, u.booking_id desc`,
  guarded,
);

/**
 * Revokes the coupon of a subscription if no call of any of its coupons is used. Changes no row otherwise: of giving
 * back and using a call at once, one wins.
 */
export const revokeUnused = statement<{ subscriptionId: string; now: Date }>(
  'subscriptions.revoke-unused',
  `update coupons set revoked_at = $now where subscription_id = $subscriptionId and revoked_at is null and calls_used = 0
      and not exists (select from coupons o where o.subscription_id = $subscriptionId and o.calls_used > 0)`,
  guarded,
);

/** Marks a subscription as given back. Changes no row when it is already. */
export const markRefunded = statement<{ subscriptionId: string; now: Date }>(
  'subscriptions.mark-refunded',
  'update subscriptions set refunded_at = $now where id = $subscriptionId and refunded_at is null',
  guarded,
);

export interface EndingRow {
  readonly id: string;
  readonly account_id: string;
  readonly country: CountryCode;
  readonly ends_at: Date;
  readonly calls_left: number;
}

/** The subscriptions that end until a moment, whose owners are not reminded and have not bought the next month. */
export const endingSoon = statement<{ now: Date; until: Date; limit: number }, EndingRow>(
  'subscriptions.ending-soon',
  `select s.id, s.account_id, s.country, s.ends_at, coalesce(c.call_limit - c.calls_used, 0) as calls_left
     from ${WITH_COUPON}
    where s.ends_at > $now and s.ends_at <= $until and s.reminded_at is null and s.refunded_at is null
      and not exists (select from subscriptions n where n.account_id = s.account_id and n.plan_id = s.plan_id and n.doctor_type = s.doctor_type
                         and n.starts_at >= s.ends_at and n.refunded_at is null)
    order by s.ends_at limit $limit`,
  guarded,
);

/** Marks that an owner was reminded. Changes no row when that was done before. */
export const markReminded = statement<{ subscriptionId: string; now: Date }>(
  'subscriptions.mark-reminded',
  'update subscriptions set reminded_at = $now where id = $subscriptionId and reminded_at is null',
  guarded,
);
