import type { CountryCode } from '@tabibu/contract/countries';
import type { Context } from '../../platform/context.ts';
import { MOST_NAMES, isTitle, meaningOf } from './rules.ts';
import type { Meaning } from './rules.ts';
import * as store from './store.ts';

/**
 * What the words of a typed text mean among the specialties and the doctors of a country; small typing errors are forgiven.
 * Null when a word means nobody. A text without words wishes nothing.
 */
export async function correctWords(ctx: Context, country: CountryCode, text: string): Promise<Meaning[] | null> {
  const asked = (await ctx.db.many(store.askedWords, [country, text, MOST_NAMES])).filter(({ word }) => !isTitle(word));
  const meanings = asked.map(({ word, names, doctors, alike }) => meaningOf(word, { names: names ?? [], doctors, alike: alike ?? [] }));
  return meanings.every((meaning) => meaning !== null) ? meanings : null;
}
