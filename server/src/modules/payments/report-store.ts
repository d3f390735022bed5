import type { CountryCode } from '@tabibu/contract/countries';
import type { Currency } from '@tabibu/contract/currencies';
import { statement } from '../../platform/database/statement.ts';

/** Of which money a report tells; null for all. */
export interface RevenueCriteria {
  readonly since: Date | null;
  readonly before: Date | null;
  readonly country: CountryCode | null;
  /** The days are those of this time zone. */
  readonly zone: string;
}

/**
 * Money that came, at the moment it was proven, money that is owed back, at the moment it became due, and money of that
 * kind that was kept for another appointment, at that moment.
 */
export const MOVES = `select country, purpose_kind, currency, amount, amount_tzs, tzs_rate, tzs_rate_since, settled_at as at from payments where settled_at is not null
   union all
   select p.country, p.purpose_kind, p.currency, -p.amount, -p.amount_tzs, p.tzs_rate, p.tzs_rate_since, h.at
     from payment_history h join payments p on p.id = h.payment_id where h.to_state = 'refund-due'
   union all
   select p.country, p.purpose_kind, p.currency, p.amount, p.amount_tzs, p.tzs_rate, p.tzs_rate_since, h.at
     from payment_history h join payments p on p.id = h.payment_id where h.from_state = 'refund-due' and h.to_state = 'settled'`;

/** The kept sums of days that are over, and the moves of the days after them one by one. */
const FOUND = `(
   select country, purpose_kind, currency, day, amount, amount_tzs, unrated, tzs_rate, tzs_rate_since from revenue_days
    where zone = $zone and day < ($keptUntil::timestamptz at time zone $zone)::date and ($country::text is null or country = $country)
      and day >= (coalesce($since::timestamptz, '-infinity') at time zone $zone)::date
      and day < (coalesce($before::timestamptz, 'infinity') at time zone $zone)::date
   union all
   select country, purpose_kind, currency, (at at time zone $zone)::date, amount, coalesce(amount_tzs, 0), (amount_tzs is null)::int, tzs_rate, tzs_rate_since
     from (${MOVES}) as moves
    where at >= greatest($keptUntil::timestamptz, coalesce($since::timestamptz, '-infinity')) and at < coalesce($before::timestamptz, 'infinity')
      and ($country::text is null or country = $country)) as found`;

/** Until when the days of a time zone are kept; none if they never were. */
export const horizon = statement<{ zone: string }, { kept_until: Date }>(
  'payments.revenue-horizon',
  'select kept_until from revenue_horizons where zone = $zone',
);

/** What moved in a span. */
export interface PeriodRow {
  /** The day, month or year: as many letters of 'YYYY-MM-DD' as were asked for. */
  readonly period: string;
  /** What moved in each currency, in its minor units. */
  readonly original: Readonly<Partial<Record<Currency, number>>>;
  readonly total_tzs: number;
  /** What of the worth in shillings was paid for the purpose that was asked for. */
  readonly purpose_tzs: number;
}

/** What moved in a country at one rate; without a rate in shillings, or where none was known. */
export interface RatedRow {
  readonly country: CountryCode;
  readonly currency: Currency;
  readonly rate: string | null;
  readonly since: Date | null;
  readonly amount: number;
  readonly total_tzs: number;
  readonly purpose_tzs: number;
  /** How many of these moves have no worth in shillings. */
  readonly unrated: number;
}

/*
 * Sums are added up as float8, which is exact below 2^53, as all amounts here are, and takes a third of the time of
 * sums of bigint, which are numeric.
 */
const WORTH = `sum(amount_tzs::float8) as total_tzs, coalesce(sum(amount_tzs::float8) filter (where purpose_kind = $purpose), 0) as purpose_tzs`;

/**
 * Sums of all moves by period of a time zone, in no order. A day is grouped as a date and becomes text afterwards:
 * grouping and sorting ten thousand texts took as long as adding up. The currencies of a row come as one JSON, because
 * reading a row for each took longer than everything else (`bench/revenue.bench.ts`).
 */
export const periods = statement<
  RevenueCriteria & { keptUntil: Date | string; unit: 'day' | 'month' | 'year'; letters: number; purpose: string },
  PeriodRow
>(
  'payments.revenue-by-period',
  `select left(began::text, $letters::int) as period, json_object_agg(currency, amount::bigint) as original, sum(total_tzs) as total_tzs, sum(purpose_tzs) as purpose_tzs
     from (select case when $unit::text = 'day' then day else date_trunc($unit::text, day::timestamp)::date end as began, currency,
             sum(amount::float8) as amount, ${WORTH} from ${FOUND} group by 1, 2) as summed
    group by began`,
  { guarded: true, prepared: false },
);

/** Sums of all moves by country and by the frozen rate that they carry, in no order. */
export const ratedSums = statement<RevenueCriteria & { keptUntil: Date | string; purpose: string }, RatedRow>(
  'payments.revenue-by-rate',
  `select country, currency, tzs_rate::text as rate, tzs_rate_since as since, sum(amount::float8) as amount, ${WORTH}, sum(unrated)::int as unrated
     from ${FOUND} group by country, currency, tzs_rate, tzs_rate_since`,
  { guarded: true, prepared: false },
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
