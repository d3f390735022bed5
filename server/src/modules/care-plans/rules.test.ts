import { expect, test } from 'vitest';
import { newPlanId } from './rules.ts';

const FAMILY = new Set(['family']);

test.each([
  [{ en: 'Heart care' }, 'heart_care'],
  [{ fr: 'Santé de l’enfant' }, 'sante_de_l_enfant'],
  [{ sw: 'Moyo', en: 'Heart' }, 'heart'],
  [{ en: '  –  ' }, 'plan'],
  [{ en: 'Family' }, 'family_2'],
])('a new plan %j gets an id of its name (C39)', (name, id) => {
  expect(newPlanId(name, FAMILY)).toBe(id);
});

test('the longest name gives an id that the table takes', () => {
  const id = newPlanId({ en: 'a b'.repeat(40) }, new Set());
  expect(id).toMatch(/^[a-z0-9]+(_[a-z0-9]+)*$/);
  expect(id.length).toBeLessThanOrEqual(60);
});
