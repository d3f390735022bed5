import { expect, test } from 'vitest';
import { formatValues } from './format-values.ts';
import { shouldRetry } from './rules.ts';

test('a moment is worded in the language and zone of the reader', () => {
  const when = { at: '2026-11-20T07:00:00Z', zone: 'Africa/Dar_es_Salaam' };
  expect(formatValues('sw', { when, doctor: 'Dkt. Neema' })).toEqual({
    when: 'Ijumaa, 20 Novemba 2026, saa 4:00 asubuhi (10:00)',
    doctor: 'Dkt. Neema',
  });
  expect(formatValues('fr', { when })).toEqual({ when: 'vendredi 20 novembre 2026, 10:00' });
});

test('a wrong number is final, an empty balance is not', () => {
  const refused = (reason: 'invalid-phone' | 'blocked' | 'no-balance') =>
    shouldRetry({ kind: 'refused', reason, message: '' }, 1);
  expect([refused('invalid-phone'), refused('blocked'), refused('no-balance')]).toEqual([false, false, true]);
});

test('an outage is retried for hours, a missing answer once', () => {
  const unknown = (why: string, mayHaveReached: boolean, tries: number) =>
    shouldRetry({ kind: 'unknown', why, mayHaveReached }, tries);
  expect([unknown('http-error', true, 11), unknown('http-error', true, 12)]).toEqual([true, false]);
  expect([unknown('timeout', true, 1), unknown('timeout', true, 2)]).toEqual([true, false]);
  expect(unknown('rate-limited', false, 20)).toBe(true);
});
