import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allCases, isSeen } from './cases.ts';
import { WEIGHTS_FILE, examplesOf, learn, writtenWeights } from './learn-weights.ts';
import type { Example } from './learn-weights.ts';

const examples: Example[] = [
  { marks: ['start', 'blood', 'not:stop'], isEmergency: true },
  { marks: ['start', 'blood', 'not:stop', 'rare'], isEmergency: true },
  { marks: ['start', 'blood', 'small'], isEmergency: false },
  { marks: ['start', 'small', 'finger'], isEmergency: false },
];

test('what stands in emergencies weighs more than nothing, what stands in others less', () => {
  const weights = learn(examples);
  expect(weights.get('not:stop')).toBeGreaterThan(0);
  expect(weights.get('small')).toBeLessThan(0);
});

test('a mark of a single case weighs nothing', () => {
  expect(learn(examples).has('rare')).toBe(false);
});

test('the same cases give the same file, in tenths and in the order of the alphabet', () => {
  const written = writtenWeights(new Map([['small', -0.84], ['blood', 1.26], ['faint', 0.04]])); // prettier-ignore
  expect(JSON.parse(written)).toEqual(['blood=13 small=-8']);
  expect(writtenWeights(learn(examples))).toBe(writtenWeights(learn(examples)));
});

test(
  'the weights of the engine are those of its cases and meanings; if not, run `npm run triage:learn`',
  { timeout: 300_000 },
  () => {
    const written = writtenWeights(learn(examplesOf(allCases().filter(isSeen))));
    expect(written === readFileSync(WEIGHTS_FILE, 'utf8')).toBe(true);
  },
);
