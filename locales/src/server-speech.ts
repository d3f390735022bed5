import { readFileSync } from 'node:fs';
import { setupI18n } from '@lingui/core';
import type { I18n } from '@lingui/core';
import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import type { SentenceKeys } from '../generated/keys.ts';
import type { Language } from './read-catalogues.ts';

/** The sentences that the server itself writes: SMS, problem details, receipts, calendar entries. */
export type ServerSentence = SentenceKeys['server'];

/** Returns a sentence of the chunk `server` with its values; values that the sentence does not name are ignored. */
export type Speaker = (key: ServerSentence, values?: Record<string, unknown>) => string;

const speakers = new Map<Language, Speaker>();

/** Returns the speaker of one language. Reads its catalogue once; `npm run locales` must have compiled it. */
export function speaker(language: Language): Speaker {
  const known = speakers.get(language);
  if (known) return known;
  const i18n = learn(language);
  const speak: Speaker = (key, values = {}) => i18n._(key, values);
  speakers.set(language, speak);
  return speak;
}

/** Returns the compiled sentences of the chunk `server` in one language, for what looks at the choices in them. */
export function serverSentences(language: Language): Readonly<Record<ServerSentence, CompiledMessage>> {
  const file = new URL(`../generated/${language}/server.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as Record<ServerSentence, CompiledMessage>;
}

function learn(language: Language): I18n {
  return setupI18n({ locale: language, messages: { [language]: serverSentences(language) } });
}
