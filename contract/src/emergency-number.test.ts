import { expect, test } from 'vitest';
import { COUNTRIES } from './countries.ts';
import { emergencyNumberOf, emergencyNumbersOf } from './emergency-number.ts';

test.each(COUNTRIES.map(({ code }) => code))(
  '%s has an emergency number, and each number says whether a person has checked it',
  (code) => {
    const numbers = emergencyNumbersOf(code);
    expect(numbers.length).toBeGreaterThan(0);
    expect(emergencyNumberOf(code)).toBe(numbers[0].number);
    expect(new Set(numbers.map(({ number }) => number)).size).toBe(numbers.length);
    for (const { number, status, source } of numbers) {
      expect(number).toMatch(/^\d{3,5}$/);
      expect(['draft', 'checked']).toContain(status);
      if (source !== null) expect(source).toMatch(/^https:\/\//);
    }
  },
);
