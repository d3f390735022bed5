import { expect, test } from 'vitest';
import { speaker } from './server-speech.ts';

test.each([
  ['sw', 'Jina kamili linahitajika'],
  ['en', 'Full name is required'],
  ['fr', 'Le nom complet est requis'],
] as const)('a refusal in %s has the sentence of the specification', (language, sentence) => {
  expect(speaker(language)('problem.full-name-required')).toBe(sentence);
});
