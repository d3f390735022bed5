import { stringify } from 'csv-stringify/sync';
import { countryOf, timeZoneOf } from '@tabibu/contract/countries';
import { toMajor } from '@tabibu/contract/currencies';
import { audit } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import { wallClock } from '../../platform/time.ts';
import { newestWithdrawals } from './list-withdrawals.ts';
import type { WithdrawalFilter } from './list-withdrawals.ts';

const MOST = 10_000;

const COLUMNS = [
  'doctor',
  'country',
  'currency',
  'request amount',
  'total earnings',
  'total calls',
  'request date',
  'status',
];

/**
 * Returns the newest ten thousand requests that the filter finds as CSV (RFC 4180), with amounts in whole units of
 * their currency and days of the reader's country (W48). No cell begins a formula when a spreadsheet opens it. Audited.
 */
export async function exportWithdrawals(ctx: Context, filter: WithdrawalFilter): Promise<string> {
  const rows = await newestWithdrawals(ctx, filter, MOST);
  const zone = timeZoneOf(ctx.country);
  const records = rows.map((row) => [
    row.doctor,
    row.country === null ? '' : countryOf(row.country).name,
    row.amount.currency,
    toMajor(row.amount),
    toMajor(row.total_earnings),
    row.total_calls,
    wallClock(new Date(row.asked_at), zone).day,
    row.status,
  ]);
  await audit(ctx, {
    action: 'payment-desk.export-withdrawals',
    object: 'export',
    objectId: 'withdrawals',
    details: { rows: rows.length },
  });
  // The byte order mark tells spreadsheets that names with accents are UTF-8.
  return stringify([COLUMNS, ...records], { bom: true, escape_formulas: true, record_delimiter: 'windows' });
}
