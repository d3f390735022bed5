import type { CountryCode } from '@tabibu/contract/countries';
import type { Currency } from '@tabibu/contract/currencies';
import type { DoctorType } from '@tabibu/contract/specialties';
import { statement } from '../../platform/database/statement.ts';

export interface OrderRow {
  readonly id: string;
  readonly account_id: string;
  readonly plan_id: string;
  readonly doctor_type: DoctorType;
  readonly country: CountryCode;
  readonly price: number;
  readonly currency: Currency;
  readonly price_version: number;
  readonly calls: number;
  readonly free_calls: number;
  readonly people: number;
  readonly created_at: Date;
  readonly expires_at: Date;
}

const ORDER = `o.id, o.account_id, o.plan_id, o.doctor_type, o.country, o.price, o.currency, o.price_version, o.calls, o.free_calls, o.people,
       o.created_at, o.expires_at`;
const guarded = { guarded: true };

/** Locks the purchases of an account until the transaction ends: one after the other orders, opens and gives back. */
export const lockBuyer = statement<{ accountId: string }>(
  'subscriptions.lock-buyer',
  "select pg_advisory_xact_lock(hashtextextended('plan-buyer ' || $accountId::text, 0))",
);

export const addOrder = statement<
  {
    id: string;
    accountId: string;
    planId: string;
    doctorType: DoctorType;
    country: CountryCode;
    price: number;
    currency: Currency;
    priceVersion: number;
    calls: number;
    freeCalls: number;
    people: number;
    now: Date;
    expiresAt: Date;
  },
  OrderRow
>(
  'subscriptions.add-order',
  `insert into plan_orders as o (id, account_id, plan_id, doctor_type, country, price, currency, price_version, calls, free_calls, people, created_at, expires_at)
   values ($id, $accountId, $planId, $doctorType, $country, $price, $currency, $priceVersion, $calls, $freeCalls, $people, $now, $expiresAt)
   returning ${ORDER}`,
  guarded,
);

export const findOrder = statement<{ orderId: string }, OrderRow>(
  'subscriptions.find-order',
  `select ${ORDER} from plan_orders o where o.id = $orderId`,
  guarded,
);

export const findOwnOrder = statement<{ orderId: string; accountId: string }, OrderRow>(
  'subscriptions.find-own-order',
  `select ${ORDER} from plan_orders o where o.id = $orderId and o.account_id = $accountId`,
  guarded,
);

/** The orders of a plan that an account can still pay, newest first. */
export const openOrders = statement<{ accountId: string; planId: string; now: Date }, OrderRow>(
  'subscriptions.open-orders',
  `select ${ORDER} from plan_orders o
    where o.account_id = $accountId and o.plan_id = $planId and o.expires_at > $now
      and not exists (select from subscriptions s where s.order_id = o.id) order by o.created_at desc`,
  guarded,
);

/** The newest of these orders that is about a plan. */
export const newestOf = statement<{ ids: readonly string[]; planId: string }, { id: string }>(
  'subscriptions.newest-of',
  'select id from plan_orders where id = any($ids::uuid[]) and plan_id = $planId order by created_at desc limit 1',
  guarded,
);

/** Whether the account has ordered and bought the same plan with the same type of doctor after an order. */
export const isBoughtAnew = statement<{ orderId: string }, { bought: boolean }>(
  'subscriptions.is-bought-anew',
  `select exists (select from plan_orders o
      join plan_orders n on n.account_id = o.account_id and n.plan_id = o.plan_id and n.doctor_type = o.doctor_type and n.created_at > o.created_at
      join subscriptions s on s.order_id = n.id and s.refunded_at is null
     where o.id = $orderId) as bought`,
  guarded,
);

export interface BoughtRow {
  readonly id: string;
  readonly account_id: string;
  readonly payment_id: string;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly refunded_at: Date | null;
  readonly code: string | null;
}

/** What an order has opened, with the code of its coupon that counts. */
export const boughtBy = statement<{ orderId: string }, BoughtRow>(
  'subscriptions.bought-by',
  `select s.id, s.account_id, s.payment_id, s.starts_at, s.ends_at, s.refunded_at, c.code
     from subscriptions s left join coupons c on c.subscription_id = s.id and c.revoked_at is null where s.order_id = $orderId`,
  guarded,
);
