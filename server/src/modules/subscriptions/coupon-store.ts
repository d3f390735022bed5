import type { CountryCode } from '@tabibu/contract/countries';
import type { DoctorType } from '@tabibu/contract/specialties';
import { countUpTo } from '../../platform/counted.ts';
import { statement } from '../../platform/database/statement.ts';
import type { Criteria } from './store.ts';

export interface CouponRow {
  readonly id: string;
  readonly code: string;
  readonly account_id: string;
  readonly package_type: string;
  readonly doctor_type: DoctorType;
  readonly call_limit: number;
  readonly calls_used: number;
  readonly created_at: Date;
  readonly expires_at: Date;
  readonly revoked_at: Date | null;
  readonly made_by: string | null;
  readonly reason: string | null;
  readonly approved_by: string | null;
  /** Not revoked, not over, and calls are left (C36). */
  readonly active: boolean;
}

const ACTIVE = 'revoked_at is null and expires_at > $now and calls_used < call_limit';
const COUPON = `id, code, account_id, package_type, doctor_type, call_limit, calls_used, created_at, expires_at, revoked_at,
       made_by, reason, approved_by, (${ACTIVE}) as active`;
const guarded = { guarded: true };

export interface NewCoupon {
  readonly accountId: string;
  readonly subscriptionId: string | null;
  readonly packageType: string;
  readonly doctorType: DoctorType;
  readonly country: CountryCode;
  readonly callLimit: number;
  readonly expiresAt: Date;
  readonly madeBy: string | null;
  readonly reason: string | null;
  readonly approvedBy: string | null;
}

/** Adds a coupon. Adds no row when another coupon has the code. */
export const add = statement<NewCoupon & { id: string; code: string; now: Date }, { id: string; code: string }>(
  'subscriptions.add-coupon',
  `insert into coupons (id, code, account_id, subscription_id, package_type, doctor_type, country, call_limit, created_at, expires_at, made_by, reason, approved_by)
   values ($id, $code, $accountId, $subscriptionId, $packageType, $doctorType, $country, $callLimit, $now, $expiresAt, $madeBy, $reason, $approvedBy)
   on conflict (code) do nothing returning id, code`,
  guarded,
);

/** Revokes the coupon of a subscription. Changes no row when it has none. */
export const revokeOfSubscription = statement<{ subscriptionId: string; now: Date }>(
  'subscriptions.revoke-of-subscription',
  'update coupons set revoked_at = $now where subscription_id = $subscriptionId and revoked_at is null',
  guarded,
);

/** Revokes what an account has. */
export const revokeOfAccount = statement<{ accountId: string; now: Date }>(
  'subscriptions.revoke-of-account',
  'update coupons set revoked_at = $now where account_id = $accountId and revoked_at is null',
  guarded,
);

/** How many coupons an administrator has made by hand since an instant. */
export const countMade = statement<{ madeBy: string; since: Date }, { made: number }>(
  'subscriptions.count-made',
  'select count(*)::int as made from coupons where made_by = $madeBy and created_at > $since',
  guarded,
);

export const findByCode = statement<{ code: string; now: Date }, CouponRow>(
  'subscriptions.find-coupon',
  `select ${COUPON} from coupons where code = $code`,
  guarded,
);

const COUPONS = `coupons
    where ($accountIds::uuid[] is null or account_id = any($accountIds::uuid[]) or code = $code)
      and ($country::text is null or country = $country)
      and ($since::timestamptz is null or created_at >= $since)
      and ($active::boolean is null or (${ACTIVE}) = $active)`;

/** Planned for its values: each filter has its index. */
const planned = { guarded: true, prepared: false };

export const countCoupons = statement<Criteria, { found: number }>(
  'subscriptions.count-coupons',
  countUpTo(COUPONS),
  planned,
);

/** A page of coupons, newest first (ADM-SUB-12). */
export const pageCoupons = statement<Criteria & { limit: number; offset: number }, CouponRow>(
  'subscriptions.page-coupons',
  `select ${COUPON} from ${COUPONS} order by created_at desc, id desc limit $limit offset $offset`,
  planned,
);

export interface SendingRow {
  readonly id: string;
  readonly coupon_id: string;
  readonly account_id: string;
  readonly created_at: Date;
}

export const addSending = statement<{ id: string; couponId: string; sentBy: string; now: Date }>(
  'subscriptions.add-sending',
  'insert into coupon_sendings (id, coupon_id, sent_by, created_at) values ($id, $couponId, $sentBy, $now)',
  guarded,
);

export const findSending = statement<{ id: string }, SendingRow>(
  'subscriptions.find-sending',
  `select s.id, s.coupon_id, c.account_id, s.created_at from coupon_sendings s join coupons c on c.id = s.coupon_id where s.id = $id`,
  guarded,
);

/** The last time that each of these coupons was sent. */
export const lastSendings = statement<{ couponIds: readonly string[] }, SendingRow>(
  'subscriptions.last-sendings',
  `select distinct on (s.coupon_id) s.id, s.coupon_id, c.account_id, s.created_at
     from coupon_sendings s join coupons c on c.id = s.coupon_id
    where s.coupon_id = any($couponIds::uuid[]) order by s.coupon_id, s.created_at desc, s.id desc`,
  guarded,
);
