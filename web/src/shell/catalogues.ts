import type { Language } from '@tabibu/contract/languages';
import { say } from './say.ts';
import type { Message, Values } from './say.ts';
import type { SentenceKeys } from '../../../locales/generated/keys.ts';

/** The catalogues that screens may ask for; `server` stays on the server. */
export type SentenceChunk = Exclude<keyof SentenceKeys, 'server'>;
export type SentenceKey = SentenceKeys[SentenceChunk];

type Catalogue = { default: Record<string, Message> };

/** Each catalogue is a chunk of its own: a phone loads one language, and only the screens it opens. */
const files = import.meta.glob<Catalogue>(['../../../locales/generated/*/*.json', '!../../../locales/generated/*/server.json']);

/** The names of all catalogues. */
export function everyChunk(): SentenceChunk[] {
  return Object.keys(files).flatMap((path) => /\/sw\/([a-z-]+)\.json$/.exec(path)?.[1] ?? []) as SentenceChunk[];
}

const sentences: Record<Language, Record<string, Message>> = { sw: {}, en: {}, fr: {} };
const spoken = new Set<string>();

/** The sentence of a key in the chunks loaded so far; the key itself when its chunk is not here. */
export function sentence(language: Language, key: SentenceKey, values?: Values): string {
  const message = sentences[language][key];
  return message ? say(language, message, values) : key;
}

/** True when these chunks can be spoken without loading anything. */
export function isSpoken(language: Language, chunks: readonly SentenceChunk[]): boolean {
  return chunks.every((chunk) => spoken.has(`${language}/${chunk}`));
}

/** The chunks that a language can speak now: what another language needs to take over without a gap. */
export function spokenChunks(language: Language): SentenceChunk[] {
  return [...spoken].filter((name) => name.startsWith(`${language}/`)).map((name) => name.slice(language.length + 1) as SentenceChunk);
}

/** Loads the chunks of a language once. */
export async function learnSentences(language: Language, chunks: readonly SentenceChunk[]): Promise<void> {
  await Promise.all(
    chunks.map(async (chunk) => {
      const name = `${language}/${chunk}`;
      const load = files[`../../../locales/generated/${name}.json`];
      if (spoken.has(name) || !load) return;
      Object.assign(sentences[language], (await load()).default);
      spoken.add(name);
    }),
  );
}
