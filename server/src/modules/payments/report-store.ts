import type { CountryCode } from '@tabibu/contract/countries';
import type { Currency } from '@tabibu/contract/currencies';
import { statement } from '../../platform/database/statement.ts';

/** Of which money a report tells; null for all. */
export interface RevenueCriteria {
  readonly since: Date | null;
  readonly before: Date | null;
  readonly country: CountryCode | null;
}

/** Money that came, at the moment it was proven, and money that is owed back, at the moment it became due. */
const MOVES = `select country, purpose_kind, currency, amount, amount_tzs, tzs_rate, tzs_rate_since, settled_at as at from payments where settled_at is not null
   union all
   select p.country, p.purpose_kind, p.currency, -p.amount, -p.amount_tzs, p.tzs_rate, p.tzs_rate_since, h.at
     from payment_history h join payments p on p.id = h.payment_id where h.to_state = 'refund-due'`;

const FOUND = `($country::text is null or country = $country)
     and ($since::timestamptz is null or at >= $since::timestamptz) and ($before::timestamptz is null or at < $before::timestamptz)`;

export interface RevenueRow {
  readonly country: CountryCode;
  readonly purpose_kind: string;
  readonly currency: Currency;
  /** The day, month or year, as `pattern` writes it. */
  readonly period: string;
  readonly amount: number;
  readonly amount_tzs: number;
  /** How many of these moves have no worth in shillings. */
  readonly unrated: number;
}

/** Sums of all moves by country, purpose, currency and period of a time zone. */
export const revenue = statement<RevenueCriteria & { zone: string; pattern: string }, RevenueRow>(
  'payments.revenue',
  `select country, purpose_kind, currency, to_char(at at time zone $zone, $pattern) as period, sum(amount)::bigint as amount,
     coalesce(sum(amount_tzs), 0)::bigint as amount_tzs, (count(*) filter (where amount_tzs is null))::int as unrated
   from (${MOVES}) as moves where ${FOUND} group by 1, 2, 3, 4 order by 4, 1, 3, 2`,
  { guarded: true },
);

/** The frozen rates of these moves. */
export const rates = statement<RevenueCriteria, { currency: Currency; rate: string; since: Date }>(
  'payments.revenue-rates',
  `select distinct currency, tzs_rate::text as rate, tzs_rate_since as since from (${MOVES}) as moves
    where ${FOUND} and currency <> 'TZS' and amount_tzs is not null order by currency, since`,
  { guarded: true },
);

export interface MoneyMoveRow {
  readonly id: string;
  readonly reference: string;
  readonly purpose_kind: string;
  readonly purpose_id: string;
  readonly payer_id: string;
  readonly amount: number;
  readonly currency: Currency;
  readonly to_state: 'settled' | 'refund-due' | 'refunded';
  readonly at: Date;
}

/** What happened to money of patients, newest first. */
export const newestMoves = statement<{ limit: number }, MoneyMoveRow>(
  'payments.newest-moves',
  `select p.id, p.reference, p.purpose_kind, p.purpose_id, p.payer_id, p.amount, p.currency, h.to_state, h.at
     from (select * from payment_history where to_state in ('settled', 'refund-due', 'refunded') order by at desc, id desc limit $limit) as h
     join payments p on p.id = h.payment_id order by h.at desc, h.id desc`,
  { guarded: true },
);
