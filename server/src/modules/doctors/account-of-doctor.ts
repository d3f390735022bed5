import type { Context } from '../../platform/context.ts';
import * as store from './store.ts';

/**
 * Returns the account of a doctor. Returns undefined for a doctor without an account, and while the doctor is
 * suspended, because then nobody may act for them (ROLE-03).
 */
export async function accountOfDoctor(ctx: Context, doctorId: string): Promise<string | undefined> {
  return (await ctx.db.maybe(store.accountOf, { doctorId }))?.account_id ?? undefined;
}

/** Returns the account of a doctor who has not left, also while out of service: to tell that doctor so. */
export async function accountUntilLeft(ctx: Context, doctorId: string): Promise<string | undefined> {
  return (await ctx.db.maybe(store.accountUntilLeft, { doctorId }))?.account_id ?? undefined;
}
