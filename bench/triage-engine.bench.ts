import { assess } from '@tabibu/contract/triage/assess';
import { allCases } from '../contract/testing/triage/cases.ts';
import { hostileTexts, tryText } from '../contract/testing/triage/hostile-texts.ts';
import { median, percentile } from './table.ts';
import type { Row } from './table.ts';

const LENGTH = 500;
const TEXTS = 2_000;
const HOSTILE = 10_000;
const SLOW = 20;

/** Measures how long the symptom assistant's engine takes for texts of 500 characters, made of several cases each. */
export async function measureEngine(): Promise<Row[]> {
  const texts = textsOfLength();
  texts.slice(0, 200).forEach((text) => assess(text));
  const delays = texts.map((text) => {
    const began = performance.now();
    assess(text);
    return performance.now() - began;
  });
  return [
    rowOf(`Symptom assistant, ${LENGTH} characters: p50`, median(delays), 1),
    rowOf(`Symptom assistant, ${LENGTH} characters: p99`, percentile(delays, 0.99), 5),
  ];
}

/** Measures the slowest answer to random and hostile texts; one that fails or has no level stops the benchmark. */
export async function measureHostileTexts(): Promise<Row[]> {
  let slowest = 0;
  for (const text of hostileTexts(HOSTILE, allCases())) {
    const { milliseconds, wrong } = tryText(text, SLOW);
    if (wrong !== null && milliseconds <= SLOW) throw new Error(`${wrong}: ${JSON.stringify(text)}`);
    slowest = Math.max(slowest, milliseconds);
  }
  return [rowOf(`Symptom assistant, ${HOSTILE.toLocaleString('en')} hostile texts: slowest`, slowest, SLOW)];
}

/** Joins cases to texts of one length: each begins with another case. */
function textsOfLength(): string[] {
  const cases = allCases().map(({ text }) => text);
  return Array.from({ length: TEXTS }, (_, start) => {
    let text = '';
    for (let next = start; text.length < LENGTH; next += 7) text += `${cases[next % cases.length]}. `;
    return text.slice(0, LENGTH);
  });
}

function rowOf(what: string, value: number, goal: number): Row {
  return {
    what,
    measured: `${value.toFixed(2)} ms`,
    beside: '–',
    goal: `≤ ${goal} ms`,
    met: value <= goal,
    figures: [{ unit: 'ms', value }],
  };
}
