import type { Readable } from 'node:stream';
import { toMajor } from '@tabibu/contract/currencies';
import type { SuccessfulPageBody, SuccessfulPaymentBody } from '@tabibu/contract/successful-payments';
import { auditExport } from '../../platform/audit-export.ts';
import { auditReading } from '../../platform/audit-reading.ts';
import type { Context } from '../../platform/context.ts';
import { streamCsv } from '../../platform/csv.ts';
import type { Cell } from '../../platform/csv.ts';
import { readAhead } from '../../platform/read-ahead.ts';
import { listNewestPayments, pagePaymentsByNumber, walkPayments } from '../payments/index.ts';
import type { Payment, WalkedPayment } from '../payments/index.ts';
import { STATES } from './payment-statuses.ts';
import { isCut, paymentsOf } from './search-payments.ts';

const PAGE_SIZE = 10;
/** How many payments the printed call returns. */
const PRINTED = 100;
const EXPORT = { action: 'payment-desk.export-successful', name: 'successful-payments', object: 'payment' } as const;
const COLUMNS = ['number', 'transaction-id', 'phone', 'name', 'amount-tzs', 'status', 'back-tzs'] as const;
/** The states of money that came, kept or not. */
const RECEIVED = [...STATES.paid, ...STATES['refund-due'], ...STATES.refunded];
/** The printed word (STF-PAY-03), and those for money that is not kept. */
const WORDS = { paid: 'Success', 'refund-due': 'Refund due', refunded: 'Refunded' } as const;

interface Search {
  readonly q?: string | undefined;
}

/**
 * Returns a page of the payments that were received, also those that go or went back, newest first (STF-PAY-01…05). A
 * page behind the last one gives the last one. Writes to the audit log whose payments were read.
 */
export async function listSuccessful(
  ctx: Context,
  { page: wanted = 1, ...search }: Search & { readonly page?: number | undefined },
): Promise<SuccessfulPageBody> {
  const criteria = await criteriaOf(ctx, search, RECEIVED);
  const { rows, page, pages, count, isMore } = await pagePaymentsByNumber(ctx, {
    ...criteria,
    page: wanted,
    size: PAGE_SIZE,
  });
  await auditRows(ctx, rows);
  return {
    payments: rows.map(bodyOf),
    total: count,
    is_more: isMore,
    is_cut: isCut(criteria),
    page,
    pages,
    page_size: PAGE_SIZE,
  };
}

/** Returns the newest hundred that we keep in the printed words (API-54, STF-PAY-04). Audits the reading. */
export async function listAllSuccessful(ctx: Context) {
  const rows = await listNewestPayments(ctx, { ...(await criteriaOf(ctx, {}, STATES.paid)), limit: PRINTED });
  await auditRows(ctx, rows);
  return rows.map((row) => {
    const { paid: _paid, status: _status, amount, ...body } = bodyOf(row);
    return { ...body, amount: amount === null ? null : amount.amount, currency: 'TZS' as const };
  });
}

/**
 * Returns all of the page's payments that the search finds as CSV, with the columns of the list and amounts in whole
 * shillings: what we keep and what goes or went back stand in columns of their own, so each adds up. Read while it is
 * sent, in constant memory. Audited.
 */
export async function exportSuccessful(ctx: Context, search: Search): Promise<Readable> {
  const criteria = await criteriaOf(ctx, search, RECEIVED);
  const batches = readAhead(linesOf(walkPayments(ctx, { ...criteria, zone: 'UTC' })));
  return streamCsv(ctx, COLUMNS, auditExport(ctx, { ...EXPORT, filter: search.q ? { q: 'typed' } : {} }, batches));
}

async function* linesOf(batches: AsyncIterable<readonly WalkedPayment[]>) {
  let number = 0;
  for await (const rows of batches)
    yield {
      cells: rows.map((row): Cell[] => {
        number += 1;
        const worth = row.amount_tzs === null ? null : toMajor({ amount: row.amount_tzs, currency: 'TZS' });
        const kept = row.state === 'settled';
        const [own, back] = kept ? [worth, 0] : [0, worth];
        return [number, row.transaction_id ?? row.reference, row.phone, row.full_name, own, WORDS[statusOf(row)], back];
      }),
      shown: rows.map(({ id, payer_id: personId }) => ({ id, personId })),
    };
}

async function criteriaOf(ctx: Context, { q = '' }: Search, states: readonly Payment['state'][]) {
  return { since: null, before: null, country: null, states, ...(await paymentsOf(ctx, q)) };
}

async function auditRows(ctx: Context, rows: readonly Payment[]): Promise<void> {
  await auditReading(ctx, {
    action: 'payment-desk.list-successful',
    readings: rows.map(({ id: objectId, payerId: personId }) => ({ personId, object: 'payment', objectId })),
  });
}

function bodyOf(payment: Payment): SuccessfulPaymentBody {
  return {
    id: payment.id,
    transaction_id: payment.transactionId ?? payment.reference,
    phone: payment.phone,
    full_name: payment.fullName,
    amount: payment.worth && { amount: payment.worth.amountTzs, currency: 'TZS' },
    paid: payment.price,
    status: statusOf(payment),
  };
}

function statusOf({ state }: Pick<Payment, 'state'>): SuccessfulPaymentBody['status'] {
  return state === 'refund-due' || state === 'refunded' ? state : 'paid';
}
