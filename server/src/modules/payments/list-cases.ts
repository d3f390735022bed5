import type { Context } from '../../platform/context.ts';
import * as inbox from './inbox-store.ts';
import { paymentOf } from './payment-store.ts';
import type { CaseKind, Payment } from './payment-store.ts';
import * as store from './store.ts';

/** An open case about a payment, or about a callback that names none of ours. */
export interface OpenPaymentCase {
  readonly id: string;
  readonly kind: CaseKind;
  readonly provider: string;
  readonly payment: Payment | undefined;
  /** Codes and amounts; no personal data. */
  readonly details: Readonly<Record<string, unknown>>;
  readonly openedAt: Date;
}

/** Returns those of these cases that are open, by id. */
export async function openPaymentCases(ctx: Context, ids: readonly string[]): Promise<Map<string, OpenPaymentCase>> {
  const rows = await ctx.db.many(inbox.openCasesOf, { ids });
  const named = await ctx.db.many(store.byIds, { ids: rows.flatMap((row) => row.payment_id ?? []) });
  const payments = new Map(named.map((row) => [row.id, paymentOf(row)]));
  return new Map(
    rows.map(({ id, kind, provider, payment_id: paymentId, details, opened_at: openedAt }) => [
      id,
      { id, kind, provider, details, openedAt, payment: paymentId === null ? undefined : payments.get(paymentId) },
    ]),
  );
}

/** Returns the ids of open cases of these kinds, in the order of the ids, after the last one of the page before. */
export async function listPaymentCases(
  ctx: Context,
  page: { kinds: readonly CaseKind[]; after: string | null; limit: number },
): Promise<string[]> {
  return (await ctx.db.many(inbox.listOpenCases, page)).map(({ id }) => id);
}
