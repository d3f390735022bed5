import { expect, test } from 'vitest';
import { isCurable, wordValues } from './rules.ts';

test('a moment is worded in the language and zone of the reader', () => {
  const when = { at: '2026-11-20T07:00:00Z', zone: 'Africa/Dar_es_Salaam' };
  expect(wordValues('sw', { when, doctor: 'Dkt. Neema' })).toEqual({ when: 'Ijumaa, 20 Novemba 2026, saa 4:00 asubuhi (10:00)', doctor: 'Dkt. Neema' });
  expect(wordValues('fr', { when })).toEqual({ when: 'vendredi 20 novembre 2026, 10:00' });
});

test('a wrong number is final, an empty balance is not', () => {
  expect(isCurable('invalid-phone')).toBe(false);
  expect(isCurable('blocked')).toBe(false);
  expect(isCurable('no-balance')).toBe(true);
});
