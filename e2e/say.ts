import { readFileSync, readdirSync } from 'node:fs';
import { setupI18n } from '@lingui/core';
import type { I18n, Messages } from '@lingui/core';
import type { SentenceKeys } from '../locales/generated/keys.ts';
import type { Language } from './browser.ts';

/** Every sentence of the pages, and the stages, which the server words for them. */
export type PageSentence = SentenceKeys[Exclude<keyof SentenceKeys, 'server'>] | Extract<SentenceKeys['server'], `stage.${string}`>;

const CHUNKS = readdirSync(new URL('../locales/generated/sw', import.meta.url)).filter((file) => file.endsWith('.json'));
const sentencesOf = (language: Language) => Object.assign({}, ...CHUNKS.map((chunk) => JSON.parse(readFileSync(new URL(`../locales/generated/${language}/${chunk}`, import.meta.url), 'utf8')) as Messages)) as Messages;

/** The keys of all sentences: none of them may stand on a page itself. */
export const SENTENCE_KEYS: ReadonlySet<string> = new Set(Object.keys(sentencesOf('sw')));

const voices = new Map<Language, I18n>();

function voice(language: Language): I18n {
  const known = voices.get(language);
  if (known !== undefined) return known;
  const made = setupI18n({ locale: language, messages: { [language]: sentencesOf(language) } });
  voices.set(language, made);
  return made;
}

/** What a page says in a language, so that a journey finds its buttons by the words people read. */
export function say(language: Language, key: PageSentence, values: Record<string, unknown> = {}): string {
  return voice(language)._(key, values);
}
