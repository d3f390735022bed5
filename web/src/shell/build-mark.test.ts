import { expect, test } from 'vitest';
import { isOfBuild, hashSuffixOf } from './build-mark.ts';

test('a build recognises its own files by the end of their hashes, and no others', () => {
  const files = ['/assets/entry-CKEzOon.js', '/assets/D8wBoh.css', '/assets/CPKRysN.js'];
  const marks = files.map(hashSuffixOf).join('');
  expect(marks).toBe('zOonwBohRysN');
  for (const file of files) expect(isOfBuild(marks, file)).toBe(true);
  // A file of another build, a mark that spans two of the list, and a name too short for a mark.
  for (const file of ['/assets/CKEzOom.js', '/assets/12Oonw.js', '/.js']) expect(isOfBuild(marks, file)).toBe(false);
});
