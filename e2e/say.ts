import { readFileSync, readdirSync } from 'node:fs';
import { setupI18n } from '@lingui/core';
import type { I18n, Messages } from '@lingui/core';
import type { SentenceKeys } from '../locales/generated/keys.ts';
import type { Language } from './browser.ts';

/** The keys of all sentences on pages, including the stages and those refusals that the server sends. */
export type PageSentence =
  | SentenceKeys[Exclude<keyof SentenceKeys, 'server'>]
  | Extract<
      SentenceKeys['server'],
      `stage.${string}` | 'problem.authentication-failed' | 'problem.coupon-wrong-type' | 'problem.plan-members-changed'
    >;

const CHUNKS = readdirSync(new URL('../locales/generated/sw', import.meta.url)).filter((file) =>
  file.endsWith('.json'),
);
const sentencesOf = (language: Language) =>
  Object.assign(
    {},
    ...CHUNKS.map(
      (chunk) =>
        JSON.parse(
          readFileSync(new URL(`../locales/generated/${language}/${chunk}`, import.meta.url), 'utf8'),
        ) as Messages,
    ),
  ) as Messages;

/** All sentence keys; none of them may be visible on a page. */
export const SENTENCE_KEYS: ReadonlySet<string> = new Set(Object.keys(sentencesOf('sw')));

const voices = new Map<Language, I18n>();

function voice(language: Language): I18n {
  const known = voices.get(language);
  if (known !== undefined) return known;
  const made = setupI18n({ locale: language, messages: { [language]: sentencesOf(language) } });
  voices.set(language, made);
  return made;
}

/** The sentence of a key in a language. Tests find buttons by the words that people read. */
export function say(language: Language, key: PageSentence, values: Record<string, unknown> = {}): string {
  return voice(language)._(key, values);
}
