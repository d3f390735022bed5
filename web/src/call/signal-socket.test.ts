import { expect, test } from 'vitest';
import { problemOf } from '../api/client.ts';
import { isFinal, waitBefore } from './signal-socket.ts';

test('the wait grows from half a second to five, shortened by chance to not less than half', () => {
  expect([0, 1, 2, 3, 4, 20].map((attempt) => waitBefore(attempt, 1))).toEqual([500, 1000, 2000, 4000, 5000, 5000]);
  expect(waitBefore(20, 0)).toBe(2500);
});

test('only our own server ends a call by saying no; what hung on a bad network is tried again', () => {
  expect([401, 404, 409].map((status) => isFinal(problemOf(status, '{"code":"call-over"}')))).toEqual([true, true, true]);
  expect([isFinal(problemOf(408, '')), isFinal(problemOf(403, '<html>')), isFinal(problemOf(429, '{"code":"too-many-requests"}')), isFinal(problemOf(503, '')), isFinal(new Error('late'))]).toEqual([false, false, false, false, false]);
});
