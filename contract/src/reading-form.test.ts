import { expect, test } from 'vitest';
import { asksForOthers, readValues } from './reading-form.ts';

const pressure = (typed: Record<string, string>) => readValues(typed, { kind: 'blood-pressure', unit: 'mmol_l' });

test('a form says its values, with a comma for the decimal sign too', () => {
  expect(readValues({ celsius: ' 38,4 ' }, { kind: 'temperature', unit: 'mmol_l' })).toEqual({
    values: { celsius: 38.4 },
    meal: undefined,
    faults: {},
    isUnusual: false,
  });
});

test('what is missing or cannot be is wrong at its field, and what is unusual is asked about', () => {
  expect(pressure({ systolic: '128' }).faults).toEqual({ diastolic: 'missing' });
  expect(pressure({ systolic: '400', diastolic: '80' }).faults).toEqual({ systolic: { min: 50, max: 300 } });
  expect(pressure({ systolic: 'mia', diastolic: '80' }).faults).toEqual({ systolic: { min: 50, max: 300 } });
  expect(pressure({ systolic: '230', diastolic: '110' })).toMatchObject({ faults: {}, isUnusual: true });
});

test('blood sugar has one value, in the unit of the device, and its meal', () => {
  const read = (typed: Record<string, string>) => readValues(typed, { kind: 'blood-sugar', unit: 'mg_dl' });
  expect(read({ mg_dl: '120', mmol_l: '5', meal: 'fasting' })).toMatchObject({
    values: { mg_dl: 120 },
    meal: 'fasting',
  });
  expect(read({ mmol_l: '5' })).toMatchObject({ faults: { mg_dl: 'missing' }, meal: 'other' });
});

test('a form that was drawn for another kind or unit asks for other values', () => {
  expect(asksForOthers({ kind: 'weight', kilograms: '' })).toBe(false);
  expect(asksForOthers({ kind: 'weight', systolic: '120', diastolic: '80' })).toBe(true);
  expect(asksForOthers({ kind: 'blood-sugar', unit: 'mg_dl', mmol_l: '5.4' })).toBe(true);
});
