import type { Readable } from 'node:stream';
import { timeZoneOf } from '@tabibu/contract/countries';
import { MOST_NAMED, auditExport } from '../../platform/audit-export.ts';
import type { Context } from '../../platform/context.ts';
import { streamCsv } from '../../platform/csv.ts';
import { dialectOf } from '../../platform/csv-dialect.ts';
import { readAhead } from '../../platform/read-ahead.ts';
import { BEFORE_NEWEST } from '../payments/index.ts';
import { HEADINGS, linesOfPayments } from './export-store.ts';
import { criteriaOf } from './list-payments.ts';
import type { PaymentFilter } from './list-payments.ts';

const EXPORT = { action: 'payment-desk.export-payments', name: 'payments', object: 'payment' } as const;
const AT_ONCE = 2_000;

/**
 * Returns all payments that the filter finds as CSV, newest first, with amounts in whole units of their currency and
 * times of the reader's country. The database writes the lines; each page is a short statement of its own, so a slow
 * reader keeps no transaction open. No payment comes twice; one that began after the first page does not come. Audited.
 */
export function exportPayments(ctx: Context, filter: PaymentFilter): Readable {
  return streamCsv(ctx, HEADINGS, auditExport(ctx, { ...EXPORT, filter }, readAhead(linesOf(ctx, filter))));
}

async function* linesOf(ctx: Context, filter: PaymentFilter) {
  const values = {
    ...(await criteriaOf(ctx, filter)),
    ...dialectOf(ctx),
    zone: timeZoneOf(ctx.country),
    limit: AT_ONCE,
  };
  let place: { afterAt: string; afterId: string } = BEFORE_NEWEST;
  for (let sent = 0; ;) {
    const page = await ctx.db.maybe(linesOfPayments, { ...values, ...place, isNamed: sent < MOST_NAMED });
    if (page === undefined) return;
    const { count, lines: cells, ids, payers } = page;
    yield { cells, count, shown: (ids ?? []).map((id, index) => ({ id, personId: payers![index]! })) };
    if (page.last_at === null || page.last_id === null) return;
    sent += count;
    place = { afterAt: page.last_at, afterId: page.last_id };
  }
}
