import { assess } from '../../src/triage/assess.ts';
import { LEVELS } from '../../src/triage/levels.ts';
import type { Case } from './cases.ts';

/** As long as a text that the product accepts. */
const LONGEST = 2_000;
// prettier-ignore
const BITS = [
  'a', 'ha', 'no ', 'not ', 'hana ', 'sina ', 'pas de ', 'lakini ', 'na ', ', ', '. ', '?', '\n', "'", '’', '-', '/',
  '1', '9,9', '99/99', '3/7 ', '25F ', '°C', 'siku ', 'BP 180/', '<b>', '{{', '\\', '$&', '(a+)+', '%00', '\u0000',
  '\u0301', '\u200d', '\ud83d', '😀', 'ſ', 'İ', 'ﷺ', '中', '\u202e', 'ßß', '"; drop table accounts; --', '../',
];

/** What went wrong with a text, or how long it took. */
export type Trial = { readonly text: string; readonly milliseconds: number; readonly wrong: string | null };

/** Yields random texts, made of anything and of the words that people write; the same ones each time. */
export function* hostileTexts(count: number, cases: readonly Case[]): Generator<string> {
  const words = [...new Set(cases.flatMap(({ text }) => text.split(/\s+/)))];
  const below = seededChance();
  const one = <T>(from: readonly T[]): T => from[below(from.length)]!;
  const some = <T>(make: () => T): T[] => Array.from({ length: 1 + below(400) }, make);
  const anything = () => some(() => String.fromCharCode(below(65_536))).join('');
  const ways: (() => string)[] = [
    anything,
    () => some(() => String.fromCharCode(97 + below(26))).join(''),
    () => some(() => one(words)).join(' '),
    () => some(() => one(words)).join(''),
    () => some(() => one(below(2) === 0 ? words : BITS)).join(''),
    () => one([...BITS, ...words]).repeat(1 + below(LONGEST)),
    () => one(cases).text + anything().slice(0, 30) + one(cases).text,
  ];
  for (let made = 0; made < count; made++) yield ways[made % ways.length]!().slice(0, LONGEST);
}

/** Returns a function that returns whole numbers below a limit, by chance but the same ones each time (mulberry32). */
function seededChance(): (limit: number) => number {
  let state = 20_261_124;
  return (limit) => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}

/**
 * Asks the engine about a text and measures. A slow answer is asked for again and its fastest counts, because the
 * machine may have paused.
 */
export function tryText(text: string, slow: number): Trial {
  let fastest = Number.POSITIVE_INFINITY;
  try {
    for (let round = 0; round < 3 && fastest > slow; round++) {
      const began = performance.now();
      const { level } = assess(text);
      fastest = Math.min(fastest, performance.now() - began);
      if (!LEVELS.includes(level)) return { text, milliseconds: fastest, wrong: `has the level ${level}` };
    }
  } catch (error) {
    return { text, milliseconds: fastest, wrong: String(error) };
  }
  return { text, milliseconds: fastest, wrong: fastest > slow ? `took ${fastest.toFixed(1)} ms` : null };
}
