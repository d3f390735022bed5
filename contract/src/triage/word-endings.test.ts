import { expect, test } from 'vitest';
import { StemEndings } from './word-endings.ts';

const endings = new StemEndings(['tapika', 'pumua', 'kojoa']);
const mayEnd = (word: string) => {
  const characters = new Uint8Array(40);
  for (let at = 0; at < word.length; at += 1) characters[at] = word.charCodeAt(at);
  return endings.mayEnd(characters, word.length);
};

test.for(['tapika', 'anatapika', 'hatapiki', 'atapike', 'hapumui', 'anakojoa'])('%s may end in a stem', (word) =>
  expect(mayEnd(word)).toBe(true),
);

test.for(['tapikaa', 'natapka', 'apika', 'pumuo', 'a', 'kojo', ''])('%s does not', (word) =>
  expect(mayEnd(word)).toBe(false),
);
