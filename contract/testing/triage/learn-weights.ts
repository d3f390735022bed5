import { writeFileSync } from 'node:fs';
import { readDangerMarks } from '../../src/triage/read-facts.ts';
import { allCases, isSeen } from './cases.ts';
import type { Case } from './cases.ts';

/** A case as it is learnt from: what is weighed in it, and whether it is an emergency. */
export type Example = { readonly marks: readonly string[]; readonly isEmergency: boolean };

/** Where the weights stand. */
export const WEIGHTS_FILE = new URL('../../src/triage/content/danger-weights.json', import.meta.url);
const ROUNDS = 8;
const STEP = 0.1;
/** Draws every weight towards nothing, so that what is seldom seen weighs little. */
const DECAY = 1e-2;
/** What the sum of the squares of a mark's slopes begins with: it limits the first step. */
const FIRST_SQUARE = 0.01;
/** A mark of fewer cases says nothing of others: a pair of meanings and a word as it is written are often chance. */
const LEAST_CASES = 2;
const LEAST_CASES_OF_A_PAIR = 3;
const LEAST_CASES_OF_A_WORD = 3;
/** The order in which the cases are learnt: a number without a common divisor mixes them, each round differently. */
const STRIDE = 7_919;
const SHIFT = 31;
/** Weights are written in tenths; those below are left out. */
const LEAST_TENTHS = 1;
const LINE = 4_000;

/** Makes examples of cases. */
export function examplesOf(cases: readonly Case[]): Example[] {
  return cases.map(({ text, stated, level }) => ({
    marks: readDangerMarks(text, stated),
    isEmergency: level === 'emergency',
  }));
}

/** Learns by logistic regression how much each mark tells of an emergency. The same examples give the same weights. */
export function learn(examples: readonly Example[]): Map<string, number> {
  const cases = new Map<string, number>();
  for (const { marks } of examples) for (const mark of marks) cases.set(mark, (cases.get(mark) ?? 0) + 1);
  const marks = [...cases].filter(([mark, count]) => count >= leastCasesOf(mark)).map(([mark]) => mark);
  const places = new Map(marks.map((mark, place) => [mark, place]));
  const known = examples.map((one) => ({
    places: one.marks.flatMap((mark) => places.get(mark) ?? []),
    isEmergency: one.isEmergency,
  }));
  const weights = new Float64Array(marks.length);
  const squares = new Float64Array(marks.length).fill(FIRST_SQUARE);
  for (let round = 0; round < ROUNDS; round += 1)
    for (let turn = 0; turn < known.length; turn += 1) {
      const one = known[(turn * STRIDE + round * SHIFT) % known.length]!;
      const score = one.places.reduce((sum, place) => sum + weights[place]!, 0);
      const error = 1 / (1 + Math.exp(-score)) - Number(one.isEmergency);
      for (const place of one.places) {
        const slope = error + DECAY * weights[place]!;
        squares[place]! += slope * slope;
        weights[place]! -= (STEP * slope) / Math.sqrt(squares[place]!);
      }
    }
  return new Map(marks.map((mark, place) => [mark, weights[place]!]));
}

function leastCasesOf(mark: string): number {
  if (/^(?:not:)?r:/.test(mark)) return LEAST_CASES_OF_A_WORD;
  return mark.includes('+') && !mark.startsWith('b:') ? LEAST_CASES_OF_A_PAIR : LEAST_CASES;
}

/** Returns weights as the file of the content says them: lines of marks, in tenths and in the order of the alphabet. */
export function writtenWeights(weights: ReadonlyMap<string, number>): string {
  const entries = [...weights]
    .map(([mark, weight]) => [mark, Math.round(weight * 10)] as const)
    .filter(([, tenths]) => Math.abs(tenths) >= LEAST_TENTHS)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([mark, tenths]) => `${mark}=${tenths}`);
  const lines: string[] = [];
  for (const entry of entries) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + entry.length < LINE) lines[lines.length - 1] = `${last} ${entry}`;
    else lines.push(entry);
  }
  return `${JSON.stringify(lines, null, 2)}\n`;
}

if (import.meta.main) writeFileSync(WEIGHTS_FILE, writtenWeights(learn(examplesOf(allCases().filter(isSeen)))));
