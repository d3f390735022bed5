import { expect, test } from 'vitest';
import { isOfBuild, markOf } from './build-mark.ts';

test('a build knows its own files by the end of their hashes, and no others', () => {
  const files = ['/assets/home-screen-CKEzOon.js', '/assets/public-D8wBoh.css', '/assets/x-CPKRysN.js'];
  const marks = files.map(markOf).join('');
  expect(marks).toBe('zOonwBohRysN');
  for (const file of files) expect(isOfBuild(marks, file)).toBe(true);
  // Of another build; a mark that stands across two of the list; a name too short to carry one.
  for (const file of ['/assets/home-screen-CKEzOom.js', '/assets/a-12Oonw.js', '/.js']) expect(isOfBuild(marks, file)).toBe(false);
});
