import { countryOf } from '@tabibu/contract/countries';
import type { CountryCode } from '@tabibu/contract/countries';
import { toMajor } from '@tabibu/contract/currencies';
import { percentOf } from '@tabibu/contract/report-words';
import type { RevenueBody, RevenueSumBody } from '@tabibu/contract/reports';
import { audit } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import { writeNumber, writeRecords } from '../../platform/csv.ts';
import type { Cell } from '../../platform/csv.ts';
import { dialectOf, headingsFor } from '../../platform/csv-dialect.ts';
import type { CsvReader } from '../../platform/csv-dialect.ts';
import { readRevenue } from './read-revenue.ts';
import type { RevenueFilter } from './read-revenue.ts';

const SUMS = ['total-tzs', 'bookings-tzs', 'bookings-percent', 'subscriptions-tzs', 'subscriptions-percent'] as const;

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
  return writeRecords(ctx, [...countries(ctx, report), [], ...periods(ctx, report), ...rates(ctx, report)]);
}

function countries(reader: CsvReader, { byCountry, totalRevenue }: RevenueBody): Cell[][] {
  return [
    headingsFor(reader, ['revenue-by-country']),
    headingsFor(reader, ['country', ...SUMS, 'percent-of-total', 'received']),
    ...Object.entries(byCountry).map(([code, sum]) => [
      countryOf(code as CountryCode).name,
      ...figures(sum),
      percent(sum.total, totalRevenue),
      originals(reader, sum),
    ]),
  ];
}

function periods(reader: CsvReader, { byPeriod, period }: RevenueBody): Cell[][] {
  return [
    headingsFor(reader, [`revenue-by-${period}`]),
    headingsFor(reader, [period, ...SUMS, 'received']),
    ...Object.entries(byPeriod).map(([key, sum]) => [key, ...figures(sum), originals(reader, sum)]),
  ];
}

function rates(reader: CsvReader, { rates: carried }: RevenueBody): Cell[][] {
  if (carried.length === 0) return [];
  return [
    [],
    headingsFor(reader, ['exchange-rates']),
    headingsFor(reader, ['currency', 'tzs-for-one', 'since']),
    ...carried.map(({ currency, rate, since }) => [currency, Number(rate), since]),
  ];
}

function figures({ total, bookings, subscriptions }: RevenueSumBody): Cell[] {
  const whole = (amount: number) => toMajor({ amount, currency: 'TZS' });
  return [whole(total), whole(bookings), percent(bookings, total), whole(subscriptions), percent(subscriptions, total)];
}

function percent(part: number, whole: number): Cell {
  return { number: percentOf(part, whole), decimals: 1 };
}

function originals(reader: CsvReader, { original }: RevenueSumBody): string {
  const dialect = dialectOf(reader);
  return original.map((money) => `${money.currency} ${writeNumber(toMajor(money), dialect)}`).join(' + ');
}
