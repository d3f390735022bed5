import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { LANGUAGES, readCatalogues } from './read-catalogues.ts';

/** A button or link whose name is one sentence and which shows another: `aria-label={t('name')} …>{t('shown')}</`. */
const NAMED =
  /<(Button|ButtonLink|Link|button|a)\b(?:[^>]|=>)*?aria-label=\{t\('(?<name>[^']+)'(?:[^>]|=>)*?>(?<content>.{0,400}?)<\/\1>/gs;
const SHOWN = /\{t\('([^']+)'/g;

/** Pairs of the sentence that names a button and a sentence that the button shows, from all screens. */
function namesAndWords(): { name: string; shown: string }[] {
  const root = fileURLToPath(new URL('../../web/src', import.meta.url));
  return globSync(`${root}/**/*.tsx`).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(NAMED)].flatMap(({ groups }) =>
      [...groups!['content']!.matchAll(SHOWN)].map(([, shown]) => ({ name: groups!['name']!, shown: shown! })),
    ),
  );
}

test('the name of a button contains what the button shows, in each language (WCAG 2.5.3)', () => {
  const pairs = namesAndWords();
  expect(pairs.length).toBeGreaterThan(20);
  const catalogues = readCatalogues();
  const wrong = LANGUAGES.flatMap((language) => {
    const sentences = new Map(
      Object.values(catalogues[language]).flatMap((chunk) => chunk.map(({ key, message }) => [key, message] as const)),
    );
    const say = (key: string) => sentences.get(key)?.toLowerCase() ?? '';
    return pairs
      .filter(({ name, shown }) => !say(name).includes(say(shown)))
      .map(({ name, shown }) => `${language}: ${name} does not contain ${shown}`);
  });
  expect(wrong).toEqual([]);
});
