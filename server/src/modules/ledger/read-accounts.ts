import type { Money } from '@tabibu/contract/currencies';
import type { Context } from '../../platform/context.ts';
import type { JournalInput } from './post-journal.ts';
import * as store from './store.ts';

export type Movement = store.MovementRow;

/** Balances by account code; an account that was never opened has none. */
export async function balancesOf(ctx: Context, accounts: readonly string[]): Promise<Map<string, Money>> {
  const rows = await ctx.db.many(store.balances, [accounts]);
  return new Map(rows.map(({ code, balance, currency }) => [code, { amount: balance, currency }]));
}

/** What journals of a kind, less their corrections, moved into an account since a moment, in minor units. */
export async function sumSince(ctx: Context, account: string, kind: JournalInput['kind'], since: Date): Promise<number> {
  return (await ctx.db.one(store.sumSince, [account, kind, since])).sum;
}

/** The newest entries of some accounts, one page after the given one. */
export async function listMovements(
  ctx: Context,
  { accounts, after, limit }: { accounts: readonly string[]; after: { at: Date; id: string } | null; limit: number },
): Promise<Movement[]> {
  return ctx.db.many(store.movements, [accounts, after?.at ?? null, after?.id ?? null, limit]);
}
