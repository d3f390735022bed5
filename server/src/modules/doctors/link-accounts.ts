import type { Context } from '../../platform/context.ts';
import * as store from './store.ts';

/** Lets accounts sign in as doctors; a doctor who has an account keeps it. Pairs of doctor and account. May be repeated. */
export async function linkAccounts(ctx: Context, pairs: ReadonlyMap<string, string>): Promise<void> {
  await ctx.db.run(store.linkAccounts, [JSON.stringify([...pairs].map(([id, accountId]) => ({ id, account_id: accountId })))]);
}
