import type { Readable } from 'node:stream';
import { countryOf, timeZoneOf } from '@tabibu/contract/countries';
import { toMajor } from '@tabibu/contract/currencies';
import { PAYMENT_METHODS } from '@tabibu/contract/payment-methods';
import type { Context } from '../../platform/context.ts';
import { streamCsv } from '../../platform/csv.ts';
import type { Cell } from '../../platform/csv.ts';
import { readAhead } from '../../platform/read-ahead.ts';
import { namesOf } from '../identity/index.ts';
import { walkPayments } from '../payments/index.ts';
import type { WalkedPayment } from '../payments/index.ts';
import { auditExport } from './audit-export.ts';
import { criteriaOf, statusOf } from './list-payments.ts';
import type { PaymentFilter } from './list-payments.ts';

const COLUMNS = [
  'reference',
  'payer',
  'country',
  'currency',
  'amount',
  'worth TZS',
  'TZS for one',
  'method',
  'provider',
  'status',
  'begun',
  'paid',
];

/**
 * Returns all payments that the filter finds as CSV, newest first, with amounts in whole units of their currency and
 * times of the reader's country. Read while it is sent, in constant memory. Audited.
 */
export function exportPayments(ctx: Context, filter: PaymentFilter): Readable {
  const zone = timeZoneOf(ctx.country);
  const batches = readAhead(describe(ctx, walkPayments(ctx, { ...criteriaOf(ctx, filter), zone })));
  return streamCsv(COLUMNS, auditExport(ctx, { name: 'payments', filter }, batches));
}

async function* describe(ctx: Context, batches: AsyncIterable<readonly WalkedPayment[]>) {
  for await (const rows of batches) {
    const names = await namesOf(
      ctx,
      rows.map(({ payer_id: id }) => id),
    );
    yield {
      cells: rows.map((row) => cellsOf(row, names.get(row.payer_id) ?? '')),
      shown: rows.map(({ id, payer_id: personId }) => ({ id, personId })),
    };
  }
}

function cellsOf(row: WalkedPayment, payer: string): Cell[] {
  return [
    row.reference,
    payer,
    countryOf(row.country).name,
    row.currency,
    toMajor(row),
    row.amount_tzs === null ? null : toMajor({ amount: row.amount_tzs, currency: 'TZS' }),
    row.tzs_rate === null ? null : Number(row.tzs_rate),
    row.method === null ? null : PAYMENT_METHODS[row.method].label,
    row.provider,
    statusOf(row.state),
    row.created,
    row.settled,
  ];
}
