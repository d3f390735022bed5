import { describe, expect, test } from 'vitest';
import { decimalToMinor, minorToDecimal, minorToWholeMajor } from './amounts.ts';

describe('amounts', () => {
  test.each([
    [600_000, 'TZS', '6000.00'],
    [25_000, 'UGX', '25000'],
    [22_550, 'ZAR', '225.50'],
    [5, 'ZAR', '0.05'],
  ])('%d minor %s is written %s', (amount, currency, decimal) => {
    expect(minorToDecimal(amount, currency)).toBe(decimal);
    expect(decimalToMinor(decimal, currency)).toBe(amount);
  });

  test.each([0, -1, 1.5, Number.NaN, 1e308])('%d is not payable', (amount) => {
    expect(minorToDecimal(amount, 'TZS')).toBeNull();
  });

  test('whole shillings have no decimals, and half a shilling is not sent', () => {
    expect(minorToWholeMajor(600_000, 'TZS')).toBe('6000');
    expect(minorToWholeMajor(600_050, 'TZS')).toBeNull();
  });

  test.each(['', '-6000', '6e3', 'NaN', '6,000', '0', '60.005', ' 6000', '1e308', '99999999999999999'])(
    '%j is no amount of shillings',
    (said) => {
      expect(decimalToMinor(said, 'TZS')).toBeNull();
    },
  );

  test('a number, a string and a string with decimals give the same amount', () => {
    expect([decimalToMinor(6000, 'TZS'), decimalToMinor('6000', 'TZS'), decimalToMinor('6000.00', 'TZS')]).toEqual([
      600_000, 600_000, 600_000,
    ]);
    expect(decimalToMinor('25000.00', 'UGX')).toBe(25_000);
    expect(decimalToMinor('25000.50', 'UGX')).toBeNull();
    expect(decimalToMinor('1', 'XXX')).toBeNull();
  });
});
