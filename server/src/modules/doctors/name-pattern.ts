import type { Context } from '../../platform/context.ts';
import * as facts from './facts-store.ts';

/** Shorter texts have no trigram, so no index finds them inside of a name. */
const SHORTEST_PART = 3;

/**
 * Returns the pattern that finds a typed part of a name among the keys of names: anywhere in it, or at the beginning if
 * fewer than three letters are typed. Null for nothing typed, which is every name; signs alone are in no name.
 */
export async function namePattern(ctx: Context, typed: string): Promise<string | null> {
  if (typed.trim() === '') return null;
  const { key } = await ctx.db.one(facts.searchKey, { search: typed });
  if (key === '') return '';
  return key.length < SHORTEST_PART ? `${key}%` : `%${key}%`;
}
