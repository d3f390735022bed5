import { expect, test } from 'vitest';
import { plainTyped, readSixDigits, typedCode } from './typed-digits.ts';

test.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['123  456', '123456'],
  ['1 2 3  4 5 6', '123456'],
  ['123-456', '123456'],
  ['123\u2013456', '123456'],
  ['\u202A123456\u202C', '123456'],
  ['١٢٣٤٥٦', '123456'],
  ['०१२३४५', '012345'],
  ['９９９９９９', '999999'],
  ['Tabibu: namba yako ni 482913. Itaisha baada ya dakika 5.\n\n@tabibu.example #482913', '482913'],
  ['Your code of 28.11. is 482 913, good for 5 minutes', '482913'],
  ['رمزك هو ٤٨٢٩١٣', '482913'],
])('the code in %j is read', (typed, code) => {
  expect([readSixDigits(typed), typedCode(typed)]).toEqual([code, code]);
});

test.each(['', '12345', '1234567', '12345a', 'DROP', 'Call 0754000111'])('no code is read from %j', (typed) => {
  expect(readSixDigits(typed)).toBeNull();
});

test('what was typed so far is kept, and nothing after six digits', () => {
  expect(['12a3', '١٢', '1234567'].map(typedCode)).toEqual(['123', '12', '123456']);
});

test('a number from a phone book of a script from right to left is that number', () => {
  expect(plainTyped('\u202A\u200E+٢٥٥\u00A0٧٥٤\u2011٠٠٠\u2013١١١\u202C ')).toBe('+255 754-000-111');
});
