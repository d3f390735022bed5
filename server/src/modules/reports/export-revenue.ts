import { countryOf } from '@tabibu/contract/countries';
import type { CountryCode } from '@tabibu/contract/countries';
import { toMajor } from '@tabibu/contract/currencies';
import { percentOf } from '@tabibu/contract/report-words';
import type { RevenueBody, RevenueSumBody } from '@tabibu/contract/reports';
import { audit } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import { writeCsv } from '../../platform/csv.ts';
import type { Cell } from '../../platform/csv.ts';
import { readRevenue } from './read-revenue.ts';
import type { RevenueFilter } from './read-revenue.ts';

const UNITS = { daily: 'Day', monthly: 'Month', yearly: 'Year' } as const;
const SUMS = ['total TZS', 'bookings TZS', 'bookings %', 'subscriptions TZS', 'subscriptions %'];

/**
 * Returns the report as CSV (RFC 4180) with two sections, revenue by country and revenue by period, amounts in whole
 * units, and the frozen rates below (ADM-REV-14). No cell begins a formula when a spreadsheet opens it. Audited.
 */
export async function exportRevenue(ctx: Context, filter: RevenueFilter): Promise<string> {
  const report = await readRevenue(ctx, filter);
  await audit(ctx, {
    action: 'reports.export-revenue',
    object: 'export',
    objectId: 'revenue',
    details: { period: report.period, country: filter.country ?? null, total: report.totalRevenue },
  });
  const records = [...countries(report), [], ...periods(report), ...rates(report)];
  return writeCsv(records);
}

function countries({ byCountry, totalRevenue }: RevenueBody): Cell[][] {
  return [
    ['Revenue by Country'],
    ['country', ...SUMS, '% of overall total', 'received'],
    ...Object.entries(byCountry).map(([code, sum]) => [
      countryOf(code as CountryCode).name,
      ...figures(sum),
      percent(sum.total, totalRevenue),
      originals(sum),
    ]),
  ];
}

function periods({ byPeriod, period }: RevenueBody): Cell[][] {
  return [
    [`Revenue by ${UNITS[period]}`],
    [UNITS[period].toLowerCase(), ...SUMS, 'received'],
    ...Object.entries(byPeriod).map(([key, sum]) => [key, ...figures(sum), originals(sum)]),
  ];
}

function rates({ rates: carried }: RevenueBody): Cell[][] {
  if (carried.length === 0) return [];
  return [
    [],
    ['Exchange rates'],
    ['currency', 'TZS for one', 'since'],
    ...carried.map(({ currency, rate, since }) => [currency, rate, since]),
  ];
}

function figures({ total, bookings, subscriptions }: RevenueSumBody): Cell[] {
  const whole = (amount: number) => toMajor({ amount, currency: 'TZS' });
  return [whole(total), whole(bookings), percent(bookings, total), whole(subscriptions), percent(subscriptions, total)];
}

function percent(part: number, whole: number): string {
  return percentOf(part, whole).toFixed(1);
}

function originals({ original }: RevenueSumBody): string {
  return original.map((money) => `${money.currency} ${toMajor(money)}`).join('; ');
}
