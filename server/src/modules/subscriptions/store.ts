import type { CountryCode } from '@tabibu/contract/countries';
import type { Currency } from '@tabibu/contract/currencies';
import type { DoctorType } from '@tabibu/contract/specialties';
import { countUpTo } from '../../platform/counted.ts';
import { statement } from '../../platform/database/statement.ts';

export interface SubscriptionRow {
  readonly id: string;
  readonly account_id: string;
  readonly plan_id: string;
  readonly doctor_type: DoctorType;
  readonly country: CountryCode;
  readonly starts_at: Date;
  readonly ends_at: Date;
}

const SUBSCRIPTION = 'id, account_id, plan_id, doctor_type, country, starts_at, ends_at';
const guarded = { guarded: true };

/** When the subscription of this person, plan and type of doctor ends that ends last; no row if none is to come. */
export const lastEnd = statement<
  { accountId: string; planId: string; doctorType: DoctorType; now: Date },
  { ends_at: Date }
>(
  'subscriptions.last-end',
  `select ends_at from subscriptions
    where account_id = $accountId and plan_id = $planId and doctor_type = $doctorType and refunded_at is null and ends_at > $now order by ends_at desc limit 1`,
  guarded,
);

/** The month of a plan before one that was just opened, if it ended after a moment or has not ended. */
export const monthBefore = statement<
  { accountId: string; planId: string; doctorType: DoctorType; subscriptionId: string; endedAfter: Date },
  { id: string }
>(
  'subscriptions.month-before',
  `select id from subscriptions
    where account_id = $accountId and plan_id = $planId and doctor_type = $doctorType and refunded_at is null
      and ends_at > $endedAfter and id <> $subscriptionId order by ends_at desc limit 1`,
  guarded,
);

export const addSubscription = statement<{
  id: string;
  accountId: string;
  planId: string;
  doctorType: DoctorType;
  country: CountryCode;
  price: number;
  currency: Currency;
  calls: number;
  people: number;
  orderId: string | null;
  paymentId: string | null;
  startsAt: Date;
  endsAt: Date;
  now: Date;
}>(
  'subscriptions.add',
  `insert into subscriptions (id, account_id, plan_id, doctor_type, country, price, currency, calls, people, order_id, payment_id, starts_at, ends_at, created_at)
   values ($id, $accountId, $planId, $doctorType, $country, $price, $currency, $calls, $people, $orderId, $paymentId, $startsAt, $endsAt, $now)`,
  guarded,
);

/** A subscription that is not over. */
export const findRunning = statement<{ id: string; now: Date }, SubscriptionRow & { running: boolean }>(
  'subscriptions.find-running',
  `select ${SUBSCRIPTION}, ends_at > $now and refunded_at is null as running from subscriptions where id = $id`,
  guarded,
);

/** The subscription of this person, plan and type of doctor that ends first of those that are not over. */
export const findOwn = statement<
  { accountId: string; planId: string; doctorType: DoctorType; now: Date },
  SubscriptionRow
>(
  'subscriptions.find-own',
  `select ${SUBSCRIPTION} from subscriptions
    where account_id = $accountId and plan_id = $planId and doctor_type = $doctorType and refunded_at is null and ends_at > $now order by ends_at limit 1`,
  guarded,
);

/** Paid subscriptions that have ended since a moment, the latest first. */
export const overPlans = statement<{ now: Date; since: Date; limit: number }, { id: string; currency: Currency }>(
  'subscriptions.over-plans',
  `select id, currency from subscriptions
    where ends_at <= $now and ends_at > $since and payment_id is not null and refunded_at is null order by ends_at desc limit $limit`,
  guarded,
);

/** Locks the money of a subscription until the transaction ends: what comes back and what ends wait for each other. */
export const lockPlanMoney = statement<{ subscriptionId: string }>(
  'subscriptions.lock-plan-money',
  "select pg_advisory_xact_lock(hashtextextended('plan-money ' || $subscriptionId::text, 0))",
);

/** How many subscriptions are not over. */
export const countActive = statement<{ now: Date }, { active: number }>(
  'subscriptions.count-active',
  'select count(*)::int as active from subscriptions where ends_at > $now and refunded_at is null',
  guarded,
);

export interface FigureRow {
  readonly subscribers: number;
  readonly expired: number;
  readonly calls_used: number;
  readonly active_coupons: number;
}

/** The four figures of the section (W49). Somebody with two subscriptions is one subscriber. */
export const figures = statement<{ now: Date }, FigureRow>(
  'subscriptions.figures',
  `select s.subscribers, s.expired, c.calls_used, c.active_coupons
     from (select (count(distinct account_id) filter (where ends_at > $now and refunded_at is null))::int as subscribers,
                  (count(*) filter (where ends_at <= $now or refunded_at is not null))::int as expired from subscriptions) s,
          (select coalesce(sum(calls_used), 0)::int as calls_used,
                  (count(*) filter (where revoked_at is null and expires_at > $now and calls_used < call_limit))::int as active_coupons
             from coupons) c`,
  guarded,
);

/** What a list shows. Null leaves a filter out. */
export interface Criteria {
  /** The people, or the code, that a search means. */
  readonly accountIds: readonly string[] | null;
  readonly code: string | null;
  readonly country: CountryCode | null;
  readonly since: Date | null;
  readonly active: boolean | null;
  readonly now: Date;
}

export interface SubscriberRow extends SubscriptionRow {
  readonly active: boolean;
  readonly calls_total: number;
  readonly calls_used: number;
  readonly coupon_id: string | null;
  readonly code: string | null;
  readonly coupon_active: boolean;
}

/** Which subscriptions fit. Those that start in a span also end after it began, which says better how few they are. */
const SUBSCRIBERS = `($accountIds::uuid[] is null or s.account_id = any($accountIds::uuid[])
           or s.id = any(array(select subscription_id from coupons where code = $code and revoked_at is null)))
      and ($country::text is null or s.country = $country)
      and ($since::timestamptz is null or s.starts_at >= $since and s.ends_at > $since)
      and ($active::boolean is null or case when $active::boolean then s.ends_at > $now and s.refunded_at is null else s.ends_at <= $now or s.refunded_at is not null end)`;
/** Planned for its values: each filter has its index. */
const planned = { guarded: true, prepared: false };

export const countSubscribers = statement<Criteria, { found: number }>(
  'subscriptions.count-subscribers',
  countUpTo(`subscriptions s where ${SUBSCRIBERS}`),
  planned,
);

/**
 * A page of subscriptions, newest first. Their calls are those used by replaced coupons and those of the present one: a
 * coupon made by hand may give more or fewer than the plan did.
 */
export const pageSubscribers = statement<Criteria & { limit: number; offset: number }, SubscriberRow>(
  'subscriptions.page-subscribers',
  `select s.id, s.account_id, s.plan_id, s.doctor_type, s.country, s.starts_at, s.ends_at, s.ends_at > $now and s.refunded_at is null as active,
          c.id as coupon_id, c.code, coalesce(c.expires_at > $now and c.calls_used < c.call_limit, false) as coupon_active,
          (select coalesce(sum(calls_used), 0)::int from coupons where subscription_id = s.id) as calls_used,
          (select coalesce(sum(case when revoked_at is null then call_limit else calls_used end), s.calls)::int
             from coupons where subscription_id = s.id) as calls_total
     from subscriptions s left join coupons c on c.subscription_id = s.id and c.revoked_at is null
    where s.id = any(array(select s.id from subscriptions s where ${SUBSCRIBERS} order by s.created_at desc, s.id desc limit $limit offset $offset))
    order by s.created_at desc, s.id desc`,
  planned,
);
