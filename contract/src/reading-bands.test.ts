import { describe, expect, test } from 'vitest';
import { levelOf, urgencyOf } from './reading-bands.ts';

describe('a reading lies', () => {
  test.each([
    ['blood-pressure', { systolic: 118, diastolic: 76 }, undefined, 'usual'],
    ['blood-pressure', { systolic: 118, diastolic: 91 }, undefined, 'high'],
    ['blood-pressure', { systolic: 179, diastolic: 109 }, undefined, 'high'],
    ['blood-pressure', { systolic: 150, diastolic: 110 }, undefined, 'urgent'],
    ['blood-pressure', { systolic: 85, diastolic: 50 }, undefined, 'low'],
    ['blood-sugar', { mmol_l: 8 }, 'fasting', 'raised'],
    ['blood-sugar', { mmol_l: 8 }, 'after-meal', 'usual'],
    ['blood-sugar', { mg_dl: 50 }, 'fasting', 'urgent'],
    ['temperature', { celsius: 39 }, undefined, 'high'],
    ['weight', { kilograms: 70 }, undefined, null],
  ] as const)('%s %j %s: %s', (kind, values, meal, level) => {
    expect(levelOf(kind, values, meal)).toBe(level);
  });
});

describe('after an urgent reading', () => {
  const at = (minute: number, systolic = 190) => ({
    kind: 'blood-pressure' as const,
    values: { systolic, diastolic: 100 },
    measured_at: new Date(Date.UTC(2026, 10, 20, 6, minute)).toISOString(),
  });

  test('people measure again; the second one within an hour leads to the emergency card', () => {
    expect([
      urgencyOf(at(0), []),
      urgencyOf(at(5), [at(0)]),
      urgencyOf(at(2), [at(0)]),
      urgencyOf(at(0, 150), [at(5)]),
      urgencyOf(at(5), [at(0, 150)]),
      urgencyOf({ ...at(0), measured_at: '2026-11-20T08:00:00.000Z' }, [at(0)]),
    ]).toEqual(['again', 'emergency', 'again', 'none', 'again', 'again']);
  });
});
