import { countryOf, timeZoneOf } from '@tabibu/contract/countries';
import { toMajor } from '@tabibu/contract/currencies';
import { audit } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import { wallClock } from '../../platform/time.ts';
import { csvOf } from './write-csv.ts';
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
 * Returns the newest ten thousand requests that the filter finds as CSV, with amounts in whole units of their currency
 * and days of the reader's country (W48). Audited.
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
  return csvOf(COLUMNS, records);
}
