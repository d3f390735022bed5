import type { Context } from '../../platform/context.ts';
import * as store from './store.ts';

/** Deletes user name and password of an account. May be repeated. */
export async function forgetPassword(ctx: Context, accountId: string): Promise<void> {
  await ctx.db.run(store.forgetPassword, { accountId });
}

/** Deletes the counts of wrong tries whose last one was before a time. */
export async function forgetTries(ctx: Context, before: Date): Promise<void> {
  await ctx.db.run(store.forgetOldTries, { before });
}
