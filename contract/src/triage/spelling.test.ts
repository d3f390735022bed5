import { describe, expect, test } from 'vitest';
import { assess } from './assess.ts';
import { makeCorrector } from './spelling.ts';

const correct = makeCorrector(
  new Set(['apnees', 'nikipata', 'contractions', 'breathing', 'accoucher', 'inconscient', 'sweat', 'mdomo']),
  new Set(['annees']),
);

describe('a word that nobody knows', () => {
  test.each([
    ['contrctions', 'contractions'],
    ['contractoins', 'contractions'],
    ['breathign', 'breathing'],
    // As it sounds, and without its vowels.
    ['akouche', 'accoucher'],
    ['inconsian', 'inconscient'],
    ['brthng', 'breathing'],
    ['mdmo', 'mdomo'],
  ])('%s may be %s', (word, meant) => {
    expect(correct(word)).toContain(meant);
    expect(correct(word)).toContain(meant);
  });

  test.each([
    ['an ordinary word', 'annees'],
    ['another Swahili verb', 'nikipika'],
    ['too short', 'apn'],
    ['a word that can be said as it stands', 'swat'],
    ['longer than any word', 'contractions'.repeat(3)],
  ])('is no misspelling: %s', (_, word) => {
    expect(correct(word)).toEqual([]);
  });
});

describe('two wrong letters of a long word', () => {
  test.each(['cntractons', 'ocntractoins', 'contractionsxy', 'xyntractions', 'contarctiosn'])(
    'are forgiven: %s',
    (word) => expect(correct(word)).toContain('contractions'),
  );

  test.each(['cntracton', 'ocntarctoins', 'contractionsxyz', 'xyztractions'])('three are not: %s', (word) =>
    expect(correct(word)).not.toContain('contractions'),
  );
});

test.each([
  'Mal aux genoux dans les escaliers depuis des années',
  'Kisu kimenikata kidogo kidoleni nikipika, damu imekoma',
  'Every dusty season my eyes itch and I sneeze',
  'Nimefika kazi leo, pua inatiririka',
])('an ordinary word is no danger: %s', (text) => {
  expect(assess(text).level).not.toBe('emergency');
});

test.each([
  'il respire plu et sa bouch est bleu',
  'jarrive plu a respirer',
  'mtoto amegogwa na nyoka mguuni',
  'he is unconshus and dosnt anser',
])('a danger is read as people write it: %s', (text) => {
  expect(assess(text).level).toBe('emergency');
});
