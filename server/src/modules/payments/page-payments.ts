import type { Currency, Money } from '@tabibu/contract/currencies';
import type { Context } from '../../platform/context.ts';
import { counted } from '../../platform/counted.ts';
import type { TimePlace } from '../../platform/time-cursor.ts';
import * as pages from './page-store.ts';
import { paymentOf } from './payment-store.ts';
import type { Payment } from './payment-store.ts';

interface PaymentPage {
  readonly rows: Payment[];
  readonly hasMore: boolean;
  /** Of everything that fits: how many, ten thousand at most. */
  readonly count: number;
  /** Whether more than `count` fit. */
  readonly isMore: boolean;
  /** What was received and is not owed back, in each currency of which there is any. */
  readonly received: Money[];
  /** All of it together, at the rate of the moment at which each payment settled (C18). */
  readonly receivedTzs: Money;
  /** How many of them settled before there was a rate; they are not part of it. */
  readonly unrated: number;
}

interface NumberedPage {
  readonly rows: Payment[];
  readonly page: number;
  readonly pages: number;
  /** All that fit, ten thousand at most. */
  readonly count: number;
  /** Whether more than `count` fit. They have no page. */
  readonly isMore: boolean;
}

/** Returns a page by its number, newest first. A page behind the last one gives the last one. */
export async function pagePaymentsByNumber(
  ctx: Context,
  { page: wanted, size, ...criteria }: pages.PaymentCriteria & { page: number; size: number },
): Promise<NumberedPage> {
  const { count, isMore } = counted(await ctx.db.one(pages.count, criteria));
  const last = Math.max(1, Math.ceil(count / size));
  const page = Math.min(wanted, last);
  const rows = await ctx.db.many(pages.pageByNumber, { ...criteria, limit: size, offset: (page - 1) * size });
  return { rows: rows.map(paymentOf), page, pages: last, count, isMore };
}

/** Returns the newest payments that fit, `limit` at most. */
export async function listNewestPayments(
  ctx: Context,
  { limit, ...criteria }: pages.PaymentCriteria & { limit: number },
): Promise<Payment[]> {
  return (await ctx.db.many(pages.pageByNumber, { ...criteria, limit, offset: 0 })).map(paymentOf);
}

/** Returns a page of the payments that fit, newest first, with the totals of all of them. */
export async function pagePayments(
  ctx: Context,
  { after, limit, ...criteria }: pages.PaymentCriteria & { after: TimePlace | null; limit: number },
): Promise<PaymentPage> {
  const place = { afterAt: after?.at ?? null, afterId: after?.id ?? null };
  const rows = await ctx.db.many(pages.page, { ...criteria, ...place, limit: limit + 1 });
  const { count, isMore } = counted(await ctx.db.one(pages.count, criteria));
  const totals = await ctx.db.many(pages.totals, criteria);
  return {
    rows: rows.slice(0, limit).map(paymentOf),
    hasMore: rows.length > limit,
    count,
    isMore,
    received: totals.flatMap(({ currency, received: amount }) =>
      amount === 0 ? [] : [{ amount, currency: currency as Currency }],
    ),
    receivedTzs: { amount: totals.reduce((sum, row) => sum + row.received_tzs, 0), currency: 'TZS' },
    unrated: totals.reduce((sum, { unrated }) => sum + unrated, 0),
  };
}
