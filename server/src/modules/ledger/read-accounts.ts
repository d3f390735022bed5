import type { Money } from '@tabibu/contract/currencies';
import type { Context } from '../../platform/context.ts';
import type { JournalInput } from './post-journal.ts';
import * as store from './store.ts';

export type Movement = store.MovementRow;

/** Returns balances by account code. An account that was never opened is not in the map. */
export async function balancesOf(ctx: Context, accounts: readonly string[]): Promise<Map<string, Money>> {
  const rows = await ctx.db.many(store.balances, { codes: accounts });
  return new Map(rows.map(({ code, balance, currency }) => [code, { amount: balance, currency }]));
}

/** Returns the accounts of a kind that are below zero, and since when and by which reference; the oldest first. */
export async function listBelowZero(ctx: Context, kind: string): Promise<store.BelowZeroRow[]> {
  return ctx.db.many(store.belowZero, { kind });
}

/**
 * Returns what journals of these kinds, minus their corrections, moved into some accounts since a moment, in minor
 * units.
 */
export async function sumSince(
  ctx: Context,
  accounts: readonly string[],
  kinds: readonly JournalInput['kind'][],
  since: Date,
): Promise<number> {
  return (await ctx.db.one(store.sumSince, { accounts, kinds, since })).sum;
}

/** Returns one page of the newest entries of some accounts, after the entry of the last page. */
export async function listMovements(
  ctx: Context,
  { accounts, after, limit }: { accounts: readonly string[]; after: { at: Date; id: string } | null; limit: number },
): Promise<Movement[]> {
  return ctx.db.many(store.movements, { accounts, beforeAt: after?.at ?? null, beforeId: after?.id ?? null, limit });
}

/** Returns what journals of these kinds, minus their corrections, ever moved into each account, in minor units. */
export async function sumsOf(
  ctx: Context,
  accounts: readonly string[],
  kinds: readonly JournalInput['kind'][],
): Promise<Map<string, number>> {
  const rows = await ctx.db.many(store.sumsOf, { accounts: [...new Set(accounts)], kinds });
  return new Map(rows.map(({ account, sum }) => [account, sum]));
}
