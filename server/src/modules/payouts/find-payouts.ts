import type { Context } from '../../platform/context.ts';
import * as store from './store.ts';
import type { PayoutKind, PayoutRow } from './store.ts';

/** Returns what is proposed, approved or paid for these withdrawals or payments, by their ids. */
export async function payoutsOf(
  ctx: Context,
  kind: PayoutKind,
  subjectIds: readonly string[],
): Promise<Map<string, PayoutRow>> {
  const rows = await ctx.db.many(store.payoutsOf, { kind, subjectIds });
  return new Map(rows.map((row) => [row.subject_id, row]));
}
