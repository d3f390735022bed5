import { expect, test } from 'vitest';
import { withoutNumber, withoutPrivateFields } from './hide-number.ts';

test.each([
  ['{"msisdn":"255712345678"}', '{"msisdn":"•••678"}'],
  ['number=%2B255712345678&x=1', 'number=•••678&x=1'],
  ['call 0712 345 678 now', 'call •••678 now'],
  ['{"n":712345678}', '{"n":•••678}'],
  ['{"amount":"6000","id":"7123456"}', '{"amount":"6000","id":"7123456"}'],
])('a number stands only by its last digits: %s', (text, hidden) => {
  expect(withoutNumber(text, '+255712345678')).toBe(hidden);
});

test('without a number, after the account was erased, the text stays', () => {
  expect(withoutNumber('{"msisdn":"255712345678"}', '')).toBe('{"msisdn":"255712345678"}');
});

test('fields of people and credentials are hidden, and everything else stays character by character', () => {
  const text =
    '{ "msisdn" : "255712345678", "fullName":"Asha \\"A\\" Juma","password":"p\\u0061ss",\n"user":"shop","utilityref":"ab-1","amount":6000,"AccountNumber":255712345678}';
  expect(withoutPrivateFields(text)).toBe(
    '{ "msisdn" : "•••678", "fullName":"•••","password":"•••",\n"user":"•••","utilityref":"ab-1","amount":6000,"AccountNumber":"•••678"}',
  );
});
