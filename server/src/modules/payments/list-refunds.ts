import type { Context } from '../../platform/context.ts';
import { paymentOf } from './payment-store.ts';
import type { Payment } from './payment-store.ts';
import * as refunds from './refund-store.ts';

/** A payment whose money is owed back. */
interface RefundDue extends Payment {
  /** Since when it is owed. */
  readonly dueSince: Date;
}

/** Returns those of these payments whose money is owed back, by id. */
export async function refundsDueOf(ctx: Context, ids: readonly string[]): Promise<Map<string, RefundDue>> {
  const rows = await ctx.db.many(refunds.refundsDueOf, { ids });
  return new Map(rows.map((row) => [row.id, { ...paymentOf(row), dueSince: row.moved_at }]));
}

/**
 * Returns the ids of payments whose money is owed back, in the order of the ids, after the last one of the page before:
 * of second payments for the same thing (`surplus`), or of all others.
 */
export async function listRefundsDue(
  ctx: Context,
  page: { surplus: boolean; after: string | null; limit: number },
): Promise<string[]> {
  return (await ctx.db.many(refunds.listRefundsDue, page)).map(({ id }) => id);
}
