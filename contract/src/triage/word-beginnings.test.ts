import { describe, expect, test } from 'vitest';
import { allCases, isSeen } from '../../testing/triage/cases.ts';
import { SPELLED_OUT } from './normalise.ts';
import { WAYS } from './others.ts';
import { beginningsOf } from './regexp-beginnings.ts';
import { makeGate } from './word-beginnings.ts';

describe('the beginnings of what a regular expression matches', () => {
  test.for([
    [/\bhob\b/, ['hob']],
    [/\bpa (?!k[uw])/, ['pa ']],
    [/(?<!n )\b(?:he|she)'s\b/, ["he'", 'she']],
    [/\bca?n not/, ['can', 'cn ']],
    [/\bn(?: a)? rien/, ['n a', 'n r']],
    [/\bxa+b/, ['xa']],
    [/\b[dl]'/, ["d'", "l'"]],
    [/\bno(?=t)|^yes/, ['no', 'yes']],
  ] as const)('%s', ([pattern, beginnings]) => {
    expect(beginningsOf(pattern, 3)?.toSorted()).toEqual([...beginnings].toSorted());
  });

  test.for([/ng'/, /\b\w+ing/, /(?:\bno|yes)/, /\b[^a]b/, /\bno/i])('%s: not known', (pattern) => {
    expect(beginningsOf(pattern, 3)).toBeNull();
  });
});

describe('a gate', () => {
  const texts = allCases()
    .filter(isSeen)
    .map(({ text }) => text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, ''));

  test.for([
    ['contractions and shorthand', SPELLED_OUT.map(([short]) => short), 0.3],
    ['what is told of others', WAYS.map(({ tells }) => tells), 0.5],
  ] as const)('lets through what matches in a case, and little else: %s', ([, patterns, most]) => {
    const may = makeGate(patterns);
    let through = 0;
    for (const text of texts) {
      const gate = may(text);
      through += gate.reduce((sum, one) => sum + one, 0);
      const kept = patterns.filter((pattern, number) => gate[number] === 0 && text.search(pattern) >= 0);
      expect(kept).toEqual([]);
    }
    expect(through / texts.length / patterns.length).toBeLessThan(most);
  });

  test('knows a word at the end, of one letter, and behind a sign', () => {
    const may = makeGate([/\bhob\b/, /\bn\b/, /\byo\b/]);
    expect([...may('(hob')]).toEqual([1, 0, 0]);
    expect([...may('y n')]).toEqual([0, 1, 0]);
    expect([...may('3yo')]).toEqual([0, 0, 0]);
    expect([...may('')]).toEqual([0, 0, 0]);
  });
});
