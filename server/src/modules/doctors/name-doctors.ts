import type { Context } from '../../platform/context.ts';
import * as store from './store.ts';

/** Names and zones of doctors by id, for lists of what was booked; also of doctors who are no longer verified. */
export async function doctorNames(ctx: Context, ids: readonly string[]): Promise<Map<string, store.NameRow>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.db.many(store.names, [[...new Set(ids)]]);
  return new Map(rows.map((row) => [row.id, row]));
}
