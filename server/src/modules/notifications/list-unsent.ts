import type { Context } from '../../platform/context.ts';
import * as store from './store.ts';

/** Returns those of these occasions whose text message a cap dropped or the provider refused: nobody has read it. */
export async function listUnsent(ctx: Context, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  return (await ctx.db.many(store.unsentOf, { keys })).map(({ key }) => key);
}
