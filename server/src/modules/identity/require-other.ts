import type { ProblemCode } from '@tabibu/contract/problems';
import { accountOf, hasAccount } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import * as store from './staff-store.ts';

/** Whom a decision is about, as seen by whoever decides. */
export type Nearness = 'own' | 'family' | 'other';

/** Returns whether an account is the caller's own, one of the caller's family, or somebody else's. */
export async function nearnessOf(ctx: Context, accountId: string | null): Promise<Nearness> {
  if (accountId === null || !hasAccount(ctx.actor)) return 'other';
  const caller = accountOf(ctx);
  if (caller === accountId) return 'own';
  return (await ctx.db.one(store.areOfOneFamily, { one: caller, other: accountId })).family ? 'family' : 'other';
}

/**
 * The one rule of every decision about a person: nobody decides about themselves or their family. Throws `own` for the
 * caller's account and `about-family` for one of their family. Null is nobody's account, and the server's own commands
 * decide about everybody.
 */
export async function requireOther(
  ctx: Context,
  accountId: string | null,
  own: ProblemCode = 'about-you',
): Promise<void> {
  const nearness = await nearnessOf(ctx, accountId);
  if (nearness !== 'other') throw new Problem(nearness === 'own' ? own : 'about-family');
}
