import type { CountryCode } from '@tabibu/contract/countries';
import { timeZoneOf } from '@tabibu/contract/countries';
import type { TimeFrame } from '@tabibu/contract/report-words';
import type { RevenueBody } from '@tabibu/contract/reports';
import type { Context } from '../../platform/context.ts';
import { addDays, startOfDay, wallClock } from '../../platform/time.ts';
import { shortRate } from '../exchange-rates/index.ts';
import { reportRevenue } from '../payments/index.ts';
import { PLAN_PURPOSE, UNITS, sumRevenue, sumsByCountry, sumsByPeriod } from './rules.ts';

/** Days as 'YYYY-MM-DD' of the reader's country, both included. */
export interface RevenueFilter {
  readonly start_date?: string | undefined;
  readonly end_date?: string | undefined;
  readonly country?: CountryCode | undefined;
  readonly period?: TimeFrame | undefined;
}

/** Returns revenue in shillings, by country and by day, month or year (API-32, C18, C84, C99). */
export async function readRevenue(ctx: Context, filter: RevenueFilter): Promise<RevenueBody> {
  const { start_date: first, end_date: last, country = null, period = 'monthly' } = filter;
  const zone = timeZoneOf(ctx.country);
  const today = wallClock(ctx.clock.now(), zone).day;
  const { countries, periods, rates, unrated } = await reportRevenue(ctx, {
    since: first === undefined ? null : startOfDay(first, zone),
    before: last === undefined ? null : startOfDay(addDays(last, 1), zone),
    country,
    zone,
    unit: UNITS[period],
    purpose: PLAN_PURPOSE,
  });
  const { total: totalRevenue, bookings, subscriptions } = sumRevenue(countries);
  return {
    totalRevenue,
    currency: 'TZS',
    bookings,
    subscriptions,
    period,
    byCountry: sumsByCountry(countries),
    byPeriod: sumsByPeriod(periods, {
      unit: UNITS[period],
      first,
      last: last === undefined || last > today ? today : last,
    }),
    rates: rates.map(({ currency, rate, since }) => ({ currency, rate: shortRate(rate), since: since.toISOString() })),
    unrated,
  };
}
