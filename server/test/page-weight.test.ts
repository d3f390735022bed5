import { expect, test } from 'vitest';
import { CALL, HOME, bytesBeyondHome, compressedBytes, scriptsOf } from './page-weight.ts';

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
