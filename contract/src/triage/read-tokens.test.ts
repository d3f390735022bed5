import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readTokens } from './read-tokens.ts';

const read = (text: string) => readTokens(text).map(({ word, sentence, segment }) => [word, sentence, segment]);

test('each word has its sentence and its part between commas', () => {
  expect(read('Homa, kikohozi. Hana damu')).toEqual([
    ['homa', 0, 0],
    ['kikohozi', 0, 1],
    ['hana', 1, 2],
    ['damu', 1, 2],
  ]);
});

test('signs beside each other end a sentence once, each comma ends a part', () => {
  expect(read('no?!. yes,, ok . . end')).toEqual([
    ['no', 0, 0],
    ['yes', 1, 1],
    ['ok', 1, 3],
    ['end', 3, 5],
  ]);
});

test.for([
  ['39,5 °C', ['39.5', 'c']],
  ['39.5.', ['39.5']],
  ['.5 mg', ['5', 'mg']],
  ['1.2.3', ['1.2', '3']],
  ['BP 180/90', ['bp', '180/90']],
  ['spo2 88%', ['spo', '2', '88%']],
  ['MTOTÖ aaaana hoooma', ['mtoto', 'ana', 'homa']],
] as const)('%s', ([text, words]) => expect(readTokens(text).map(({ word }) => word)).toEqual(words));

test('whatever is written, words have only letters, digits and their signs, and places rise', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      const tokens = readTokens(text);
      expect(tokens.filter(({ word }) => !/^[a-z0-9_/%.]+$/.test(word))).toEqual([]);
      const falls = tokens.filter(({ segment }, at) => segment < (tokens[at - 1]?.segment ?? 0));
      expect(falls).toEqual([]);
    }),
  );
});
