import type { Context } from '../../platform/context.ts';
import * as store from './store.ts';

/**
 * Assigns accounts to doctors (`pairs` maps doctor ids to account ids). A doctor who has an account keeps it.
 * Idempotent.
 */
export async function linkAccounts(ctx: Context, pairs: ReadonlyMap<string, string>): Promise<void> {
  await ctx.db.run(store.linkAccounts, {
    rows: JSON.stringify([...pairs].map(([id, accountId]) => ({ id, account_id: accountId }))),
  });
}
