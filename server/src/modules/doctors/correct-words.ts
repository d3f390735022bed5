import type { CountryCode } from '@tabibu/contract/countries';
import type { Context } from '../../platform/context.ts';
import { isTitle, nearestWords } from './rules.ts';
import * as store from './store.ts';

/**
 * What the words of a typed text may mean among the doctors of a country: the word itself when some doctor's word begins so,
 * otherwise the nearest words within the forgiven errors. Null when a word means nobody. No words: no wish.
 */
export async function correctWords(ctx: Context, country: CountryCode, text: string): Promise<string[][] | null> {
  const asked = (await ctx.db.many(store.askedWords, [country, text])).filter(({ word }) => !isTitle(word));
  const meanings = asked.map(({ word, known, alike }) => (known ? [word] : nearestWords(word, alike ?? [])));
  return meanings.some((words) => words.length === 0) ? null : meanings;
}
