import { expect, test } from 'vitest';
import { tellDoctorAt } from './rules.ts';

test.each([
  ['2038-01-15T09:00:00Z', 'Africa/Dar_es_Salaam', '2038-01-15T09:15:00.000Z'],
  // 20:44 and 20:45 in Dar es Salaam: the second would ring at nine in the evening.
  ['2038-01-15T17:44:00Z', 'Africa/Dar_es_Salaam', '2038-01-15T17:59:00.000Z'],
  ['2038-01-15T17:45:00Z', 'Africa/Dar_es_Salaam', '2038-01-16T04:00:00.000Z'],
  ['2038-01-15T23:30:00Z', 'Africa/Dar_es_Salaam', '2038-01-16T04:00:00.000Z'],
  ['2038-01-15T17:45:00Z', 'Africa/Kigali', '2038-01-15T18:00:00.000Z'],
])('of a message written at %s the doctor in %s is told at %s', (sent, zone, told) => {
  expect(tellDoctorAt(new Date(sent), zone).toISOString()).toBe(told);
});
