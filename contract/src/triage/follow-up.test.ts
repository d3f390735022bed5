import { expect, test } from 'vitest';
import { FOLLOW_UPS } from './content/say/follow-ups.ts';
import { followUpFor } from './follow-up.ts';

test.each([
  ['homa', 'sw', 'short'],
  ['I have fever', 'en', 'short'],
  ['tumbo linauma', 'sw', 'pain'],
  ['mal au ventre', 'fr', 'pain'],
  ['my leg hurts', 'en', 'pain'],
  ['my leg hurts since I fell from a chair', 'en', 'details'],
  ['mtoto wangu ana homa tangu jana usiku', 'sw', 'details'],
] as const)('%s, in %s, asks for %s', (text, language, kind) => {
  expect(followUpFor(text, language)).toBe(FOLLOW_UPS[kind][language]);
});
