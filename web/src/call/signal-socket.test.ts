import { expect, test } from 'vitest';
import { waitBefore } from './signal-socket.ts';

test('the wait grows from half a second to five, shortened by chance to not less than half', () => {
  expect([0, 1, 2, 3, 4, 20].map((attempt) => waitBefore(attempt, 1))).toEqual([500, 1000, 2000, 4000, 5000, 5000]);
  expect(waitBefore(20, 0)).toBe(2500);
});
