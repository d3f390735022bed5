import type { CountryCode } from '@tabibu/contract/countries';
import type { ComplaintTopic } from '@tabibu/contract/complaint-words';
import type { Context } from '../../platform/context.ts';
import {
  complaintsBeginning,
  complaintsNear,
  parseComplaints,
  specialtiesFor,
  topicsOfWords,
} from './parse-complaints.ts';
import type { ParsedComplaints } from './parse-complaints.ts';
import type { Specialties } from './read-specialties.ts';
import { MAX_NAMES, isTitle, meaningOf, specialtiesWith } from './rules.ts';
import type { Meaning } from './rules.ts';
import * as store from './store.ts';

/** What a typed text asks for. */
export interface SearchIntent {
  /** What each word means. A doctor has to match all of them. */
  readonly meanings: readonly Meaning[];
  /** The complaints in the text; empty when it names doctors or specialties only. */
  readonly topics: readonly ComplaintTopic[];
}

/**
 * Interprets a typed text as complaints, specialties and names of doctors in a country, and forgives small typing
 * errors. A complaint stands for its specialties and for doctors with exactly that name. Returns undefined when a word
 * matches nobody. A text without words asks for nothing.
 */
export async function interpretSearch(
  ctx: Context,
  known: Specialties,
  { country, text, namesOnly }: { country: CountryCode; text: string; namesOnly: boolean },
): Promise<SearchIntent | undefined> {
  const parsedComplaints = namesOnly ? undefined : parseComplaints(text);
  if (parsedComplaints !== undefined) return understandComplaints(ctx, known, country, parsedComplaints);
  const asked = (await ctx.db.many(store.queryWords, { country, text, maxNames: MAX_NAMES })).filter(
    ({ word }) => !isTitle(word),
  );
  const topics = new Set<ComplaintTopic>();
  const meanings: Meaning[] = [];
  for (const { word, names, doctors, alike } of asked) {
    const felt = namesOnly ? {} : { complaints: complaintsBeginning(word), near: complaintsNear(word) };
    const meaning = meaningOf(known, word, { names: names ?? [], doctors, alike: alike ?? [], namesOnly, ...felt });
    if (meaning === null) return undefined;
    const about = topicsOfWords(meaning.complaints ?? []);
    for (const topic of about) topics.add(topic);
    meanings.push(
      about.length === 0
        ? meaning
        : { ...meaning, specialties: [...new Set([...meaning.specialties, ...specialtiesFor(known, about)])] },
    );
  }
  return { meanings, topics: [...topics] };
}

/**
 * People write whole sentences, so beside a complaint another word counts only where it begins a name or a specialty.
 */
async function understandComplaints(
  ctx: Context,
  known: Specialties,
  country: CountryCode,
  { topics, alone, rest }: ParsedComplaints,
): Promise<SearchIntent> {
  const words = [...alone, ...rest];
  const asked =
    words.length === 0
      ? []
      : await ctx.db.many(store.queryWords, { country, text: words.join(' '), maxNames: MAX_NAMES });
  const called = asked
    .filter(({ word, names }) => alone.includes(word) && names?.includes(word))
    .map(({ word }) => word);
  const specialties = new Set([
    ...specialtiesFor(known, topics),
    ...specialtiesWith(known, (word) => alone.includes(word)),
  ]);
  const meanings: Meaning[] = [{ specialties: [...specialties], names: called, beginning: undefined }];
  for (const { word, names, doctors } of asked) {
    if (alone.includes(word)) continue;
    const meaning = meaningOf(known, word, { names: names ?? [], doctors, alike: [] });
    if (meaning !== null && (names !== null || meaning.specialties.some((id) => specialties.has(id))))
      meanings.push(meaning);
  }
  return { meanings, topics };
}
