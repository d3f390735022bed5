import type { Context } from '../../platform/context.ts';
import { DAY, later } from '../../platform/time.ts';
import * as store from './store.ts';

/** Older refusals say nothing about a number of today. */
const RECENT = 30 * DAY;

/**
 * Returns those of these people, by account, to whom the provider refused a text message in the last 30 days and has
 * taken none since.
 */
export async function unreachedPeople(
  ctx: Context,
  accountIds: readonly string[],
): Promise<Map<string, store.UnreachedRow>> {
  const rows = await ctx.db.many(store.unreachedOf, { accountIds, since: later(ctx.clock.now(), -RECENT) });
  return new Map(rows.map((row) => [row.account_id, row]));
}

/** Returns the accounts of such people, in their order, after the last one of the page before. */
export async function listUnreached(ctx: Context, page: { after: string | null; limit: number }): Promise<string[]> {
  const since = later(ctx.clock.now(), -RECENT);
  return (await ctx.db.many(store.listUnreached, { ...page, since })).map(({ account_id: id }) => id);
}
