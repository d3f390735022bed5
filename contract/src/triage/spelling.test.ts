import { describe, expect, test } from 'vitest';
import { assess } from './assess.ts';
import { makeCorrector } from './spelling.ts';

const correct = makeCorrector(new Set(['apnees', 'nikipata', 'contractions', 'breathing']), new Set(['annees']));

describe('a word that nobody knows', () => {
  test.each([
    ['contrctions', 'contractions'],
    ['contractoins', 'contractions'],
    ['breathign', 'breathing'],
  ])('%s may be %s', (word, meant) => {
    expect(correct(word)).toContain(meant);
    expect(correct(word)).toContain(meant);
  });

  test.each([
    ['an ordinary word', 'annees'],
    ['another Swahili verb', 'nikipika'],
    ['too short', 'apn'],
    ['longer than any word', 'contractions'.repeat(3)],
  ])('is no misspelling: %s', (_, word) => {
    expect(correct(word)).toEqual([]);
  });
});

test.each([
  'Mal aux genoux dans les escaliers depuis des années',
  'Kisu kimenikata kidogo kidoleni nikipika, damu imekoma',
  'Every dusty season my eyes itch and I sneeze',
  'Nimefika kazi leo, pua inatiririka',
])('an ordinary word is no danger: %s', (text) => {
  expect(assess(text).level).not.toBe('emergency');
});
