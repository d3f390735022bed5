import { expect, test } from 'vitest';
import { statedPerson } from './assistant-person.ts';

test('an age is stated in years, or in days where it was typed in months or days', () => {
  expect(statedPerson({ age: '34', unit: 'years' })).toEqual({ age_years: 34 });
  expect(statedPerson({ age: ' 3 ', unit: 'months' })).toEqual({ age_days: 91 });
  expect(statedPerson({ age: '12', unit: 'days', sex: 'female' })).toEqual({ age_days: 12, sex: 'female' });
});

test('what nobody is, is not stated', () => {
  expect(statedPerson({ age: '400', unit: 'years' })).toEqual({});
  expect(statedPerson({ age: '99999', unit: 'months' })).toEqual({});
  expect(statedPerson({ age: 'Nina homa', sex: 'x' })).toEqual({});
  expect(statedPerson({ sex: 'male', pregnant: true })).toEqual({ sex: 'male' });
  expect(statedPerson({ pregnant: true })).toEqual({ pregnant: true });
});
