import { readFileSync } from 'node:fs';
import { setupI18n } from '@lingui/core';
import type { I18n, Messages } from '@lingui/core';
import type { SentenceKeys } from '../generated/keys.ts';
import type { Language } from './read-catalogues.ts';

/** The sentences that the server itself speaks: SMS, problem details, receipts, calendar entries. */
export type ServerSentence = SentenceKeys['server'];

/** Says a sentence of the chunk `server`; values that the sentence does not name are ignored. */
export type Speaker = (key: ServerSentence, values?: Record<string, unknown>) => string;

const speakers = new Map<Language, Speaker>();

/** The speaker of one language. Catalogues are read once; `npm run locales` has to have compiled them. */
export function speaker(language: Language): Speaker {
  const known = speakers.get(language);
  if (known) return known;
  const i18n = learn(language);
  const speak: Speaker = (key, values = {}) => i18n._(key, values);
  speakers.set(language, speak);
  return speak;
}

function learn(language: Language): I18n {
  const file = new URL(`../generated/${language}/server.json`, import.meta.url);
  const messages = JSON.parse(readFileSync(file, 'utf8')) as Messages;
  return setupI18n({ locale: language, messages: { [language]: messages } });
}
