import type { Context } from '../../platform/context.ts';
import { paymentOf } from './store.ts';
import type { Payment, PaymentRow, Purpose } from './store.ts';
import * as store from './store.ts';

export type PaymentKey = { readonly id: string } | { readonly reference: string } | { readonly purpose: Purpose };

/** A payment by id, reference or purpose; for a purpose the live one, otherwise the newest. Whose it is, the caller asks. */
export async function findPayment(ctx: Context, key: PaymentKey): Promise<Payment | undefined> {
  const row = await findRow(ctx, key);
  return row === undefined ? undefined : paymentOf(row);
}

function findRow(ctx: Context, key: PaymentKey): Promise<PaymentRow | undefined> {
  if ('id' in key) return ctx.db.maybe(store.byId, [key.id]);
  if ('reference' in key) return ctx.db.maybe(store.byReference, [key.reference]);
  return ctx.db.maybe(store.byPurposes, [key.purpose.kind, [key.purpose.id]]);
}

/** For lists: the payment that counts of each purpose, by purpose id. */
export async function findPayments(ctx: Context, kind: string, purposeIds: readonly string[]): Promise<Map<string, Payment>> {
  const rows = await ctx.db.many(store.byPurposes, [kind, purposeIds]);
  return new Map(rows.map((row) => [row.purposeId, paymentOf(row)]));
}
