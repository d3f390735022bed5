import { expect, test } from 'vitest';
import { LANGUAGES } from '@tabibu/contract/languages';
import type { Language } from '@tabibu/contract/languages';
import { hasSentences, listOf, loadSentences } from '../shell/catalogues.ts';
import type { SentenceChunk } from '../api/sentence-key.ts';
import { filesOfRoute } from './load-screen.ts';
import { matchRoute } from './routes.ts';

/** Bundled with the code that shows them, or used on the server only. */
const NOT_LOADED = ['server', 'emergency'];
const chunks = Object.keys(import.meta.glob('../../../locales/generated/sw/*.json'))
  .map((path) => /([a-z-]+)\.json$/.exec(path)![1]!)
  .filter((name) => !NOT_LOADED.includes(name)) as SentenceChunk[];

test('every catalogue is found in the file that is said to list it, in every language', async () => {
  expect(chunks.length).toBeGreaterThan(20);
  for (const language of Object.keys(LANGUAGES) as Language[]) {
    await loadSentences(language, chunks);
    expect(chunks.filter((chunk) => !hasSentences(language, [chunk]))).toEqual([]);
  }
});

test('a page names every list of files that it needs, and no other', () => {
  expect([listOf('public'), listOf('pages'), listOf('staff')]).toEqual([undefined, 'other-screens', 'work-screens']);
  const lists = (path: string) => filesOfRoute(matchRoute(path).route).filter((file) => file.startsWith('src/app/'));
  expect(lists('/')).toEqual([]);
  expect(lists('/more')).toEqual(['src/app/other-screens.ts']);
  expect(lists('/admin/login')).toEqual(['src/app/work-screens.ts']);
  expect(new Set(lists('/doctor/dashboard'))).toEqual(new Set(['src/app/other-screens.ts', 'src/app/work-screens.ts']));
});
