import { expect, test } from 'vitest';
import { makePhraseFinder } from './find-phrases.ts';
import { readTokens } from './read-tokens.ts';

function finds(pattern: string, text: string): boolean {
  const find = makePhraseFinder({
    groups: new Map(),
    concepts: new Map([['danger', [pattern, pattern.replace('swells', 'swelled')]]]),
    otherWords: new Set(),
    inOrder: new Set(),
  });
  return find(readTokens(text)).sightings.has('danger');
}

test('a pattern is also read by the meaning of its words', () => {
  expect(finds('tongue swells', 'ulimi umevimba')).toBe(true);
});

test('what = begins is read only as it is written', () => {
  expect(finds('=tongue swells', 'her tongue swells')).toBe(true);
  expect(finds('=tongue swells', 'ulimi umevimba')).toBe(false);
});
