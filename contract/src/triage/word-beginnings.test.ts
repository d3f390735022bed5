import { describe, expect, test } from 'vitest';
import { allCases, isSeen } from '../../testing/triage/cases.ts';
import { SPELLED_OUT } from './spelled-out.ts';
import { WAYS } from './others.ts';
import { beginningsOf } from './regexp-beginnings.ts';
import { Openings } from './word-beginnings.ts';

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

describe('openings', () => {
  const texts = allCases()
    .filter(isSeen)
    .map(({ text }) => text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, ''));

  test.for([
    ['contractions and shorthand', SPELLED_OUT.map(([short]) => short), 0.3],
    ['what is told of others', WAYS.map(({ tells }) => tells), 0.5],
  ] as const)('let through what matches in a case, and little else: %s', ([, patterns, most]) => {
    const openings = new Openings(patterns);
    let through = 0;
    for (const text of texts) {
      openings.read(text);
      through += patterns.filter((_, number) => openings.may(number)).length;
      const matching = patterns.filter((pattern) => text.search(pattern) >= 0);
      expect(patterns.filter((_, number) => openings.matches(number))).toEqual(matching);
    }
    expect(through / texts.length / patterns.length).toBeLessThan(most);
  });

  test('know a word at the end, of one letter, and behind a sign', () => {
    const openings = new Openings([/\bhob\b/, /\bn\b/, /\byo\b/]);
    const may = (text: string) => {
      openings.read(text);
      return [0, 1, 2].map((number) => openings.may(number));
    };
    expect(may('(hob')).toEqual([true, false, false]);
    expect(may('y n')).toEqual([false, true, false]);
    expect(may('3yo')).toEqual([false, false, false]);
    expect(may('')).toEqual([false, false, false]);
  });
});
