import { setupI18n } from '@lingui/core';
import { LANGUAGES } from '@tabibu/contract/languages';
import type { Language } from '@tabibu/contract/languages';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { expect, test } from 'vitest';
import { formatMessage } from './format-message.ts';
import type { Message } from './format-message.ts';

const compiled = (text: string) => compileMessageOrThrow(text) as unknown as Message;

test('a placeholder is replaced by its value', () => {
  expect(formatMessage('sw', compiled('Tunakuja {country}!'), { country: 'Ujerumani' })).toBe('Tunakuja Ujerumani!');
});

test('a plural follows the rules of the language', () => {
  const french = compiled('{count, plural, =0 {rien} one {# avis} other {# avis tous}}');
  expect([0, 1, 2].map((count) => formatMessage('fr', french, { count }))).toEqual(['rien', '1 avis', '2 avis tous']);
});

test('a selection falls back to other', () => {
  expect(formatMessage('en', compiled('{kind, select, phone {by phone} other {somehow}}'), { kind: 'pigeon' })).toBe(
    'somehow',
  );
});

test('every sentence of the browser is formatted as by Lingui', () => {
  for (const language of Object.keys(LANGUAGES) as Language[]) {
    for (const [key, message, values] of listSentences(language)) {
      const lingui = setupI18n({ locale: language, messages: { [language]: { [key]: message as never } } });
      expect(formatMessage(language, message, values), `${language} ${key}`).toBe(lingui._(key, values));
    }
  }
});

/** Every compiled sentence with a value for each placeholder: 1 and 7 for counts, a word otherwise. */
function listSentences(language: Language): [string, Message, Record<string, string | number>][] {
  const files = import.meta.glob<{ default: Record<string, Message> }>('../../../locales/generated/*/*.json', {
    eager: true,
  });
  return Object.entries(files)
    .filter(([file]) => file.includes(`/${language}/`))
    .flatMap(([, { default: sentences }]) =>
      Object.entries(sentences).flatMap(([key, message]) =>
        [1, 7].map((count): [string, Message, Record<string, string | number>] => [
          key,
          message,
          valuesFor(message, count),
        ]),
      ),
    );
}

function valuesFor(message: Message, count: number): Record<string, string | number> {
  const holes = message.filter((token) => typeof token !== 'string');
  const inner = holes.flatMap(([, , forms]) =>
    forms && typeof forms === 'object' ? Object.values(forms).filter(Array.isArray) : [],
  );
  return Object.assign(
    {},
    ...inner.map((form) => valuesFor(form as Message, count)),
    ...holes.map(([name, kind]) => ({ [name]: kind === 'plural' ? count : 'neno' })),
  );
}
