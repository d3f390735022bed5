import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { pairWithPatients } from './pay-work.ts';

const patients = Array.from({ length: 6 }, (_, at) => ({
  accountId: randomUUID(),
  sessionId: randomUUID(),
  token: `token ${at}`,
}));
const times = Array.from({ length: 5 }, (_, at) => ({ doctorId: 'one doctor', startsAt: `2026-11-22T1${at}:00:00Z` }));

test('no patient gets two times, because the product refuses a second one with the same doctor', () => {
  const work = pairWithPatients(times, patients);
  expect(work.map(({ startsAt }) => startsAt).toSorted()).toEqual(times.map(({ startsAt }) => startsAt));
  expect(new Set(work.map(({ patient }) => patient.accountId)).size).toBe(times.length);
});

test('too few patients are refused', () => {
  expect(() => pairWithPatients(times, patients.slice(0, 4))).toThrow('4 patients are too few for 5 times');
});
