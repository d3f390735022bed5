import { countryOf } from '@tabibu/contract/countries';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spellingsOf } from '../../../contract/testing/typed-digits.ts';
import { minutesAndSeconds, secondsBetween } from './countdown.ts';
import { readableNumber, toInternational } from './phone-number.ts';

test.each([
  ['TZ', '0754 000 111', '+255754000111'],
  ['TZ', '754000111', '+255754000111'],
  ['TZ', '255754000111', '+255754000111'],
  ['TZ', '+255 754 000 111', '+255754000111'],
  ['TZ', '00255754000111', '+255754000111'],
  ['TZ', '+255 0754 000 111', '+255754000111'],
  ['TZ', '+254 712 345 678', '+254712345678'],
  ['BI', '79 561 234', '+25779561234'],
  ['TZ', '0754 000 11', undefined],
  ['TZ', 'asha', undefined],
] as const)('in %s the input %s becomes %s', (code, typed, expected) => {
  expect(toInternational(countryOf(code), typed)).toBe(expected);
});

test('a page never reads another number than the server from what was copied, dictated or typed', () => {
  fc.assert(
    fc.property(spellingsOf('754000111', '+255'), (typed) => {
      expect(toInternational(countryOf('TZ'), typed)).toBe('+255754000111');
    }),
  );
});

test('numbers are printed in groups of three', () => {
  expect(readableNumber(countryOf('TZ'), '+255754000111')).toBe('+255 754 000 111');
  expect(readableNumber(countryOf('BI'), '+25779561234')).toBe('+257 79 561 234');
});

test('a hold counts down by the clock of the server', () => {
  const now = Date.parse('2026-11-21T10:00:00Z');
  expect(minutesAndSeconds(secondsBetween(now, '2026-11-21T10:09:41Z'))).toBe('9:41');
  expect(secondsBetween(now, '2026-11-21T09:00:00Z')).toBe(0);
});
