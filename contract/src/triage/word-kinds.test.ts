import { afterAll, expect, test, vi } from 'vitest';

// A copy of its own, of which no word has been asked. The other files load theirs anew.
vi.resetModules();
const { HAS_DIGIT, hasKind, kindOfWord, wordKinds } = await import('./word-kinds.ts');
afterAll(() => {
  vi.resetModules();
});

const isShort = kindOfWord((word) => word.length < 4);

test('a word says yes to some of the questions, and the same when it is asked again', () => {
  expect(wordKinds('bp').kinds & isShort).toBe(isShort);
  expect(wordKinds('bp')).toBe(wordKinds('bp'));
  expect(wordKinds('180/90').kinds & (isShort | HAS_DIGIT)).toBe(HAS_DIGIT);
  expect(hasKind([wordKinds('homa'), wordKinds('39.5')], HAS_DIGIT)).toBe(true);
  expect(hasKind([wordKinds('homa')], HAS_DIGIT)).toBe(false);
});

test('no question is added once words are kept', () => {
  wordKinds('homa');
  expect(() => kindOfWord(() => true)).toThrow('No other question');
});
