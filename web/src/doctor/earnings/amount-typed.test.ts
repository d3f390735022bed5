import { expect, test } from 'vitest';
import { amountTyped } from './amount-typed.ts';

test.each([
  ['12000', 'TZS', 1_200_000],
  ['12,000', 'TZS', 1_200_000],
  [' 12 000 ', 'TZS', 1_200_000],
  ['12000.5', 'TZS', 1_200_050],
  ['1,200,000', 'UGX', 1_200_000],
  ['0.05', 'ZAR', 5],
] as const)('%s in %s is %s minor units', (text, currency, amount) => {
  expect(amountTyped(text, currency)).toBe(amount);
});

test.each([
  ['', 'TZS'],
  ['0', 'TZS'],
  ['-5', 'TZS'],
  ['12,00', 'TZS'],
  ['1.234', 'TZS'],
  ['1.5', 'UGX'],
  ['abc', 'TZS'],
  ['99999999999999999', 'TZS'],
  ['1e5', 'TZS'],
] as const)('%s in %s is no amount', (text, currency) => {
  expect(amountTyped(text, currency)).toBeUndefined();
});
