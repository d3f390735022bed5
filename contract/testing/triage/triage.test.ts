import { describe, expect, test } from 'vitest';
import { assess } from '../../src/triage/assess.ts';
import { allCases, isOpen, isSeen, unlearntCases } from './cases.ts';
import { sayAgain } from './compare-variants.ts';
import { figuresOf, judge, missedGoals } from './compare.ts';
import { hostileTexts, tryText } from './hostile-texts.ts';
import { RELATIONS } from './variants.ts';

/** The rules of the guidance that the cases were written for. */
const RULES = [
  ...'a1 a2 a3 a4 a5 a6 a7 a8 a9 a10 a12 a13 a14 a16 a17 a18 a19 a20 c1 c3 c4 c5 c6 c9 c10 c11 c12'.split(' '),
  ...'n1 n2 n3 n4 n6 n7 g1 g2 g3 g4 g6 g7 g8 g9 g10 g11 g13 g14 m1 m2 m3 m4 m5 m6 m7 m10 m11 m13 m14'.split(' '),
  ...'m16 m19 m20 y1 y2 y3 y4 y5 y6 y7 k1 k2 k4 k5 k6 k9 k10 k11 k12 k13 k14 s1 s2 s3 s4 s5 s6 s8 s9'.split(' '),
  ...'s10 s12 s13 d1 d2 d3 d4 d5 d6 d7 d8 f1 f2 v1 v3 v4 v5 v6 v7 v8 v9 v10'.split(' '),
  ...'b1 b2 b3 b4 b5 b6 b7 b8 b9 b10 b12 b13 b14 b15 b17'.split(' '),
];
/** Ways of saying a text again that lower the level of some cases; `npm run check:triage -- variants` counts them. */
const LOWER_SOME = new Set(['other words', 'a letter left out', 'a letter doubled', 'a denial removed']);
const EACH = 12;

const cases = allCases();

describe('the cases of the symptom assistant', () => {
  test('there are a thousand, no two with the same text', () => {
    expect(cases.length).toBeGreaterThanOrEqual(1_000);
    expect(new Set(cases.map(({ text }) => text)).size).toBe(cases.length);
  });

  test('no ordinary text of those that nothing may be learnt from is one of them, and none is an emergency', () => {
    const texts = new Set(cases.map(({ text }) => text));
    const unlearnt = unlearntCases();
    expect(unlearnt.length).toBeGreaterThan(400);
    expect(unlearnt.filter(({ text, level }) => texts.has(text) || level === 'emergency')).toEqual([]);
  });

  test.for(['sw', 'en', 'fr'] as const)('each rule has one that fits it in %s', (language) => {
    const fitting = cases.filter((one) => one.language === language && one.kind === 'positive');
    expect(RULES.filter((rule) => !fitting.some((one) => one.rule === rule))).toEqual([]);
  });

  test('about half of those that are not open are held out', () => {
    const split = cases.filter((one) => !isOpen(one));
    const seen = split.filter(isSeen).length / split.length;
    expect(seen).toBeGreaterThan(0.45);
    expect(seen).toBeLessThan(0.55);
  });
});

describe('the engine of the symptom assistant', () => {
  test('the goals hold on the cases that nobody looks at: no emergency is missed', { timeout: 60_000 }, () => {
    expect(missedGoals(figuresOf(judge(cases.filter((one) => !isSeen(one)))))).toEqual([]);
  });

  test('no emergency of the other cases is missed', { timeout: 60_000 }, () => {
    const emergencies = judge(cases.filter((one) => isSeen(one) && one.level === 'emergency'));
    expect(emergencies.filter(({ given }) => given !== 'emergency').map(({ one }) => one.id)).toEqual([]);
  });

  test.for(RELATIONS.filter(({ name }) => !LOWER_SOME.has(name)))('$name never lowers the level', (relation) => {
    const some = cases.filter((_, at) => at % EACH === 0);
    const { tried, falls } = sayAgain(some, relation);
    expect(tried).toBeGreaterThan(0);
    expect(falls.map(({ one, saidAgain }) => `${one.id}: ${saidAgain}`)).toEqual([]);
  });

  test('random and hostile texts get a level', () => {
    const wrong = [...hostileTexts(140, cases)].map((text) => tryText(text, Infinity)).filter((one) => one.wrong);
    expect(wrong).toEqual([]);
  });

  test('a word of 2,000 letters takes no longer than a text of such length', () => {
    const began = performance.now();
    expect(assess('selles'.repeat(333)).level).toBe('routine');
    expect(performance.now() - began).toBeLessThan(1_000);
  });
});
