import { expect, test } from 'vitest';
import { whenText } from './when-text.ts';

const instant = new Date('2026-11-20T07:00:00Z');

test('Swahili prints the Swahili and the 24-hour clock', () => {
  expect(whenText('sw', instant, 'Africa/Dar_es_Salaam')).toBe('Ijumaa, 20 Novemba 2026, saa 4:00 asubuhi (10:00)');
});

test('English and French print one clock, in the zone of the reader', () => {
  expect(whenText('en', instant, 'Africa/Kigali')).toBe('Friday, 20 November 2026, 09:00');
  expect(whenText('fr', instant, 'Africa/Kigali')).toBe('vendredi 20 novembre 2026, 09:00');
});
