import { expect, test } from 'vitest';
import type { Language } from '@tabibu/contract/languages';
import { serverSentences } from '@tabibu/locales/server-speech';
import { listMessages, printMessages } from '../src/modules/notifications/index.ts';
import { exampleValues } from '../src/modules/notifications/example-values.ts';

/** What begins the key of a sentence that goes out as a message. */
const OF_MESSAGES = /^(sms|whatsapp|push|email|notification)\./;
const LANGUAGES = ['sw', 'en', 'fr'] as const satisfies readonly Language[];
/** It stands below every email. */
const FOOTER = 'email.footer';

/** A changed wording is a decision: review it in the file, then write it with `vitest -u`. */
test.each(LANGUAGES)('every message reads as its golden file says (%s)', async (language) => {
  await expect(printMessages(listMessages(language))).toMatchFileSnapshot(`./golden/messages-${language}.txt`);
});

test.each(LANGUAGES)('every sentence of a message is in the catalogue of messages (%s)', (language) => {
  const listed = new Set<string>(listMessages(language).flatMap(({ sentences }) => sentences));
  const written = Object.keys(serverSentences(language)).filter((key) => OF_MESSAGES.test(key) && key !== FOOTER);
  expect(written.filter((key) => !listed.has(key))).toEqual([]);
  expect([...listed].filter((key) => !written.includes(key))).toEqual([]);
});

test('a value without example is named, so that no new message is left out', () => {
  expect(() => exampleValues('sms.new', ['Tabibu: ', ['planet']], {})).toThrow('"sms.new" takes {planet}');
});

test('each option of each choice is worded, and no text shows a choice or a value in braces', () => {
  const missed = listMessages('en').find(({ channel, template }) => channel === 'sms' && template === 'missed');
  expect(missed?.texts.map(({ choices }) => `${choices.whom} ${choices.credited}`)).toEqual([
    'member yes',
    'member call',
    'member other',
    'other yes',
    'other call',
    'other other',
  ]);
  for (const language of LANGUAGES)
    for (const { texts } of listMessages(language))
      for (const { text } of texts) expect(text).not.toMatch(/[{}]|undefined/);
});

test('no address in a text message ends with a sign that a phone takes into it', () => {
  for (const language of LANGUAGES)
    for (const { channel, template, texts } of listMessages(language))
      if (channel === 'sms')
        for (const { text } of texts) expect(text, template).not.toMatch(/https?:\/\/\S*[.,;:!?)](?:\s|$)/);
});
