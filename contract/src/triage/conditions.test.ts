import { describe, expect, test } from 'vitest';
import { conceptsOf, holds, neededFor, readCondition } from './conditions.ts';
import type { Known } from './conditions.ts';
import { CONCEPTS } from './content/library.ts';
import { READY_RULES, rulesThatHold } from './ready-rules.ts';

const isConcept = (id: string) => ['cough', 'fever', 'fit', 'rash'].includes(id);
const known = (present: string[], rest: Partial<Known> = {}): Known => ({
  present: new Set(present),
  hours: new Map(),
  measures: {},
  ...rest,
});
const asks = (when: string, facts: Known) => holds(readCondition(when, isConcept), facts);

describe('conditions', () => {
  test('and binds closer than or, and parentheses bind closest', () => {
    expect(asks('fit or cough and fever', known(['fit']))).toBe(true);
    expect(asks('(fit or cough) and fever', known(['fit']))).toBe(false);
  });

  test('not, two of three, durations and measures', () => {
    expect(asks('cough and not fever', known(['cough']))).toBe(true);
    expect(asks('2 of (cough, fever, rash)', known(['cough', 'rash']))).toBe(true);
    expect(asks('2 of (cough, fever, rash)', known(['cough']))).toBe(false);
    expect(asks('cough for >= 14 days', known(['cough'], { hours: new Map([['cough', 15 * 24]]) }))).toBe(true);
    expect(asks('cough for >= 14 days', known(['cough']))).toBe(false);
    expect(asks('age < 2 months', known([], { measures: { ageDays: 40 } }))).toBe(true);
    expect(asks('age < 2 months', known([]))).toBe(false);
  });

  test('a condition that cannot be read says what is wrong with it', () => {
    expect(() => readCondition('cough and', isConcept)).toThrow(/missing at the end.*"cough and"/);
    expect(() => readCondition('caugh', isConcept)).toThrow('No concept is called "caugh"');
    expect(() => readCondition('(cough', isConcept)).toThrow();
  });
});

describe('what a condition needs', () => {
  test.for([
    ['fit or cough and fever', ['fit', 'cough']],
    ['cough and (fever or fit)', ['cough']],
    ['2 of (cough, fever)', ['cough', 'fever']],
    ['cough for >= 14 days', ['cough']],
    ['age < 2 months and not fit', null],
    ['fit or temperature >= 38', null],
  ] as const)('%s', ([when, needed]) => expect(neededFor(readCondition(when, isConcept))).toEqual(needed));

  test('is never missing from a rule that holds', () => {
    for (const { condition } of READY_RULES)
      for (const concept of conceptsOf(condition)) {
        const facts = known([concept, 'child', 'fever', 'severe'], { measures: { ageDays: 20, temperature: 39 } });
        const asked = READY_RULES.filter((one) => holds(one.condition, facts));
        expect(rulesThatHold(facts)).toEqual(asked);
      }
  });
});

test('every concept of the content has its words in three languages or composes them', () => {
  const thin = [...CONCEPTS].filter(([, ways]) => ways.length === 0).map(([id]) => id);
  expect(thin).toEqual([]);
});

test('every rule has a name of its own and asks for a concept or a measure', () => {
  expect(new Set(READY_RULES.map(({ rule }) => rule.id)).size).toBe(READY_RULES.length);
  for (const { rule, condition } of READY_RULES)
    expect(conceptsOf(condition).length > 0 || /oxygen|sugar/.test(rule.when), rule.id).toBe(true);
});
