import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  ASSISTANT,
  ASSISTANT_IN_ALL,
  CALL,
  FIRST_VISIT,
  HOME,
  LATER_VISIT,
  bytesBeyond,
  bytesBeyondHome,
  compressedBytes,
  scriptsOf,
  workerBytes,
} from './page-weight.ts';

test.each(['sw', 'en', 'fr'])('the script of the first page is at most 91,300 bytes (%s)', (language) => {
  const bytes = compressedBytes(scriptsOf(HOME, language));
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(91_300);
});

// V8 reads this only as the first line.
test('browsers prepare the functions of the first script while it loads', () => {
  const [entry = ''] = scriptsOf(HOME, 'sw');
  const script = readFileSync(new URL(`../../web/dist/client${entry}`, import.meta.url), 'utf8');
  expect(script.split('\n', 1)).toEqual(['//# allFunctionsCalledOnLoad']);
});

test('what a first visit loads after its first view, for use without a network, is at most 9,040 bytes of script', () => {
  const bytes = bytesBeyondHome(FIRST_VISIT);
  expect(bytes).toBeGreaterThan(4_000);
  expect(bytes).toBeLessThanOrEqual(9_040);
});

test('the service worker is at most 2,020 bytes', () => {
  expect(workerBytes()).toBeGreaterThan(1_000);
  expect(workerBytes()).toBeLessThanOrEqual(2_020);
});

test('the script of a call is at most 32,400 bytes more', () => {
  const bytes = bytesBeyondHome(CALL);
  expect(bytes).toBeGreaterThan(5_000);
  expect(bytes).toBeLessThanOrEqual(32_400);
});

// Beyond the second visit what forms share is there already, because *More* brought it. A newcomer loads it here.
test.each([
  ['until an answer, from the second visit on', LATER_VISIT, ASSISTANT, 7_810],
  ['with what stands below an answer, from the second visit on', LATER_VISIT, ASSISTANT_IN_ALL, 10_750],
  ['until an answer, for a newcomer', FIRST_VISIT, ASSISTANT, 9_510],
  ['with what stands below an answer, for a newcomer', FIRST_VISIT, ASSISTANT_IN_ALL, 12_530],
])('the script of the symptom assistant %s is at most as large as it was', (_when, before, page, most) => {
  const bytes = bytesBeyond(before, page);
  expect(bytes).toBeGreaterThan(5_000);
  expect(bytes).toBeLessThanOrEqual(most);
});

// Chrome 96 and 97 throw at such a class. `web/vite.config.ts` relies on it.
test('no script has a static field called name or length', () => {
  const folder = new URL('../../web/dist/client/assets/', import.meta.url);
  const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(20);
  const refused = scripts.filter((file) =>
    /static (name|length)\s*[=;}]|static\s*\{[^}]*this\.(name|length)\s*=/.test(
      readFileSync(new URL(file, folder), 'utf8'),
    ),
  );
  expect(refused).toEqual([]);
});
