import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  ASSISTANT,
  ASSISTANT_IN_ALL,
  CALL,
  FIRST_VISIT,
  HOME,
  bytesBeyond,
  bytesBeyondHome,
  compressedBytes,
  scriptsOf,
} from './page-weight.ts';

test.each(['sw', 'en', 'fr'])('the script of the first page is at most 90,000 bytes (%s)', (language) => {
  const bytes = compressedBytes(scriptsOf(HOME, language));
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(90_000);
});

test('the script of a call is at most 35,000 bytes more', () => {
  const bytes = bytesBeyondHome(CALL);
  expect(bytes).toBeGreaterThan(5_000);
  expect(bytes).toBeLessThanOrEqual(35_000);
});

test('the script of the symptom assistant with its answers is at most 10,000 bytes more than a first visit loads', () => {
  const bytes = bytesBeyond(FIRST_VISIT, ASSISTANT);
  expect(bytes).toBeGreaterThan(5_000);
  expect(bytes).toBeLessThanOrEqual(10_000);
});

test('with what stands below an answer it is at most 13,800 bytes', () => {
  const bytes = bytesBeyond(FIRST_VISIT, ASSISTANT_IN_ALL);
  expect(bytes).toBeGreaterThan(bytesBeyond(FIRST_VISIT, ASSISTANT));
  expect(bytes).toBeLessThanOrEqual(13_800);
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
