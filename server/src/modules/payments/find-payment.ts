import type { Context } from '../../platform/context.ts';
import { paymentOf } from './payment-store.ts';
import type { Payment, PaymentRow, Purpose } from './payment-store.ts';
import * as store from './store.ts';

export type PaymentKey = { readonly id: string } | { readonly reference: string } | { readonly purpose: Purpose };

/**
 * Returns a payment by id, reference or purpose; for a purpose the live one, or the newest where none is live, never
 * what came instead of a price. The caller has to check whose payment it is.
 */
export async function findPayment(ctx: Context, key: PaymentKey): Promise<Payment | undefined> {
  const row = await findRow(ctx, key);
  return row === undefined ? undefined : paymentOf(row);
}

function findRow(ctx: Context, key: PaymentKey): Promise<PaymentRow | undefined> {
  if ('id' in key) return ctx.db.maybe(store.byId, { id: key.id });
  if ('reference' in key) return ctx.db.maybe(store.byReference, { reference: key.reference });
  return ctx.db.maybe(store.byPurposes, { purposeKind: key.purpose.kind, purposeIds: [key.purpose.id] });
}

/** Returns the live or else newest payment of each purpose, by purpose id. */
export async function findPayments(
  ctx: Context,
  kind: string,
  purposeIds: readonly string[],
): Promise<Map<string, Payment>> {
  const rows = await ctx.db.many(store.byPurposes, { purposeKind: kind, purposeIds });
  return new Map(rows.map((row) => [row.purpose_id, paymentOf(row)]));
}

/** Returns what came in another amount than was ordered, for each purpose whose payment ended so. */
export async function findOtherAmounts(ctx: Context, payments: Iterable<Payment>): Promise<Map<string, Payment>> {
  const paymentIds = [...payments].filter(({ refusalReason }) => refusalReason === 'other-amount').map(({ id }) => id);
  const rows = paymentIds.length === 0 ? [] : await ctx.db.many(store.insteadOf, { paymentIds });
  return new Map(rows.map((row) => [row.purpose_id, paymentOf(row)]));
}
