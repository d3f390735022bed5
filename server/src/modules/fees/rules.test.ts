import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COUNTRIES, countryOf } from '@tabibu/contract/countries';
import type { CountryCode } from '@tabibu/contract/countries';
import { CURRENCIES, fromMajor, minorPerMajor, toMajor } from '@tabibu/contract/currencies';
import type { Currency } from '@tabibu/contract/currencies';
import { priceIn, printedFees, specialistPrice } from './rules.ts';

/** The prices of the specification in major units: general video, general phone, specialist video, specialist phone. */
const PRINTED: Record<CountryCode, [number, number, number, number]> = {
  TZ: [6000, 6000, 15000, 15000],
  ZA: [270, 225, 675, 563],
  KE: [900, 750, 2250, 1875],
  RW: [7200, 6000, 18000, 15000],
  UG: [6700, 5600, 16750, 14000],
  BI: [12000, 10000, 30000, 25000],
  US: [60, 50, 150, 125],
  GB: [50, 40, 125, 100],
  DE: [55, 45, 138, 113],
  AE: [220, 185, 550, 463],
};

describe.each(COUNTRIES.map(({ code }) => code))('prices of %s', (code) => {
  test('are those of the specification for each type', () => {
    const fees = printedFees(countryOf(code));
    const shown = (['general', 'specialist'] as const).flatMap((type) =>
      (['video', 'phone'] as const).map((call) => toMajor(priceIn(fees, type, call))),
    );
    expect(shown).toEqual(PRINTED[code]);
  });

  test('are whole major units of the country’s currency', () => {
    const fees = printedFees(countryOf(code));
    for (const amount of [fees.generalPhone, fees.generalVideo, fees.specialistPhone, fees.specialistVideo]) {
      expect(amount % minorPerMajor(fees.currency)).toBe(0);
      expect(Number.isSafeInteger(amount)).toBe(true);
    }
    expect(fees.currency).toBe(countryOf(code).currency);
  });
});

test('the specialist price equals the exact result of rational arithmetic', () => {
  const currencies = fc.constantFrom(...(Object.keys(CURRENCIES) as Currency[]));
  fc.assert(
    fc.property(currencies, fc.integer({ min: 1, max: 10_000_000 }), (currency, major) => {
      const exact = BigInt(major) * 25n; // tenths of a major unit
      const whole = exact / 10n;
      const halfUp = exact % 10n >= 5n ? whole + 1n : whole;
      expect(specialistPrice(fromMajor(major, currency))).toEqual(fromMajor(Number(halfUp), currency));
    }),
    { numRuns: 2000 },
  );
});

test('a half is always rounded up', () => {
  expect(toMajor(specialistPrice(fromMajor(225, 'ZAR')))).toBe(563);
  expect(toMajor(specialistPrice(fromMajor(45, 'EUR')))).toBe(113);
  expect(toMajor(specialistPrice(fromMajor(55, 'EUR')))).toBe(138);
  expect(toMajor(specialistPrice(fromMajor(185, 'AED')))).toBe(463);
});
