import { expect, test } from 'vitest';
import { COUNTRIES } from './countries.ts';
import { emergencyNumbersIn, emergencyNumbersOf, emergencyNumbersText } from './emergency-number.ts';

test.each(COUNTRIES.map(({ code }) => code))(
  '%s has an emergency number, and each number says whether a person has checked it',
  (code) => {
    const numbers = emergencyNumbersOf(code);
    expect(numbers.length).toBeGreaterThan(0);
    expect(emergencyNumbersIn(emergencyNumbersText(numbers))).toMatchObject(
      numbers.map(({ number, kind }) => ({ number, kind })),
    );
    expect(new Set(numbers.map(({ number }) => number)).size).toBe(numbers.length);
    for (const { number, status, source } of numbers) {
      expect(number).toMatch(/^\d{3,5}$/);
      expect(['draft', 'checked']).toContain(status);
      if (source !== null) expect(source).toMatch(/^https:\/\//);
    }
  },
);

test.each([
  '',
  '112',
  '112 police',
  '112 general; 115 maternal',
  '112 general, 112 ambulance',
  '1 general',
  '11a general',
])('emergency numbers of an administrator refuse “%s”', (text) => expect(emergencyNumbersIn(text)).toBeNull());

test('emergency numbers of an administrator count as called, the first one first', () => {
  expect(emergencyNumbersIn(' 112 general,115 maternal ')).toEqual([
    { number: '112', kind: 'general', source: null, status: 'checked' },
    { number: '115', kind: 'maternal', source: null, status: 'checked' },
  ]);
});
