import type { Context } from '../../platform/context.ts';
import * as leaving from './erasure-store.ts';
import type { OpenMoney } from './states.ts';

/**
 * Returns a payer's payments whose money may still arrive or is owed back. They keep the account from being deleted,
 * because without a phone number the payer could not be told or paid back.
 */
export async function openPaymentsOf(
  ctx: Context,
  { payerId, kind }: { payerId: string; kind: string },
): Promise<{ purposeId: string; state: OpenMoney }[]> {
  const rows = await ctx.db.many(leaving.openOfPayer, { payerId, purposeKind: kind });
  return rows.map(({ purpose_id: purposeId, state }) => ({ purposeId, state }));
}
