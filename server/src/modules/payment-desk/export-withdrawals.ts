import type { Readable } from 'node:stream';
import { countryOf, timeZoneOf } from '@tabibu/contract/countries';
import { toMajor } from '@tabibu/contract/currencies';
import type { ListedWithdrawalBody } from '@tabibu/contract/payment-desk';
import { auditExport } from '../../platform/audit-export.ts';
import type { Context } from '../../platform/context.ts';
import { streamCsv } from '../../platform/csv.ts';
import type { Cell } from '../../platform/csv.ts';
import { readAhead } from '../../platform/read-ahead.ts';
import { wallClock } from '../../platform/time.ts';
import { walkListed } from './list-withdrawals.ts';
import type { WithdrawalFilter } from './list-withdrawals.ts';

const COLUMNS = [
  'doctor',
  'country',
  'currency',
  'request-amount',
  'total-earnings',
  'total-calls',
  'request-date',
  'status',
  'paid-on',
  'transaction-number',
  'payout-number',
] as const;

const EXPORT = { action: 'payment-desk.export-withdrawals', name: 'withdrawals', object: 'payment' } as const;

/**
 * Returns all requests that the filter finds as CSV, newest first, with amounts in whole units of their currency and
 * days of the reader's country (W48). Read while it is sent, in constant memory. Audited.
 */
export function exportWithdrawals(ctx: Context, { q, ...filter }: WithdrawalFilter): Readable {
  const batches = readAhead(describe(ctx, walkListed(ctx, { ...filter, q })));
  return streamCsv(ctx, COLUMNS, auditExport(ctx, { ...EXPORT, filter }, batches));
}

async function* describe(ctx: Context, batches: ReturnType<typeof walkListed>) {
  const zone = timeZoneOf(ctx.country);
  for await (const { found, listed } of batches)
    yield {
      cells: listed.map((row) => cellsOf(row, zone)),
      shown: found.map(({ id, accountId: personId }) => ({ id, personId })),
    };
}

function cellsOf(row: ListedWithdrawalBody, zone: string): Cell[] {
  return [
    row.doctor,
    row.country === null ? '' : countryOf(row.country).name,
    row.amount.currency,
    toMajor(row.amount),
    toMajor(row.total_earnings),
    row.total_calls,
    wallClock(new Date(row.asked_at), zone).day,
    row.status,
    row.payout === null ? '' : wallClock(new Date(row.payout.paid_at), zone).day,
    row.payout?.transaction_number ?? '',
    row.payout?.number ?? '',
  ];
}
