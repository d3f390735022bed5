import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spellingsOf } from '../../../contract/testing/typed-digits.ts';
import type { CountryCode } from '@tabibu/contract/countries';
import { normalizePhone } from './phone.ts';

test.each<[string, CountryCode, string | null]>([
  ['0754 000 111', 'TZ', '+255754000111'],
  ['754000111', 'TZ', '+255754000111'],
  ['255754000111', 'TZ', '+255754000111'],
  ['+255 754-000-111', 'TZ', '+255754000111'],
  ['٠٧٥٤٠٠٠١١١', 'TZ', '+255754000111'],
  ['0712345678', 'KE', '+254712345678'],
  ['79 561 234', 'BI', '+25779561234'],
  ['071 123 4567', 'ZA', '+27711234567'],
  ['+254712345678', 'TZ', null],
  ['0900 123 456', 'TZ', null],
  ['022 211 1111', 'TZ', null],
  ['12', 'TZ', null],
  ['', 'TZ', null],
  ['0754000111 ext 5', 'TZ', null],
  ['O754OOO111', 'TZ', null],
])('%s in %s is %s', (spelling, country, expected) => {
  expect(normalizePhone(spelling, country)).toBe(expected);
});

test('the server never reads another number than a page from what was copied, dictated or typed', () => {
  fc.assert(
    fc.property(spellingsOf('754000111', '+255'), (typed) => {
      expect(normalizePhone(typed, 'TZ')).toBe('+255754000111');
    }),
  );
});

test('every usual spelling of a number gives the same E.164 number', () => {
  const digits = fc.integer({ min: 0, max: 9_999_999 }).map((number) => `75${String(number).padStart(7, '0')}`);
  const prefix = fc.constantFrom('0', '255', '+255', '');
  const separator = fc.constantFrom('', ' ', '-', '.');
  fc.assert(
    fc.property(digits, prefix, separator, (national, before, between) => {
      const spelling = `${before}${[national.slice(0, 3), national.slice(3, 6), national.slice(6)].join(between)}`;
      return normalizePhone(spelling, 'TZ') === `+255${national}`;
    }),
  );
});
