import { assess } from '../../src/triage/assess.ts';
import { onlySounds } from '../../src/triage/questions.ts';
import { allCases, isSeen, unlearntCases } from './cases.ts';
import type { Case } from './cases.ts';
import { sayAgain } from './compare-variants.ts';
import { figuresOf, judge, missedGoals } from './compare.ts';
import { hostileTexts, tryText } from './hostile-texts.ts';
import { printFigures, printHeldOutErrors, printOutcome, printSeenErrors } from './print.ts';
import { RELATIONS } from './variants.ts';

const HOSTILE = 10_000;
const SLOW = 20;

/**
 * `npm run check:triage`: compares the symptom assistant's engine with the cases and says whether its goals hold. Of
 * the half that is held out only rules and counts are printed, so that nobody mends the engine for a single text.
 * `npm run check:triage -- cases`, `-- variants` or `-- hostile` does only that part.
 */
function main(wanted: readonly string[]): void {
  const parts = { cases: compareCases, variants: compareVariants, hostile: tryHostileTexts };
  const names = Object.keys(parts) as (keyof typeof parts)[];
  const unknown = wanted.filter((name) => !names.some((one) => one === name));
  if (unknown.length > 0) {
    console.error(`Use: npm run check:triage [-- ${names.join('|')}]`);
    process.exitCode = 2;
    return;
  }
  const cases = allCases();
  const missed = names
    .filter((name) => wanted.length === 0 || wanted.includes(name))
    .flatMap((name) => parts[name](cases));
  console.log(missed.length === 0 ? '\nThe goals hold.' : `\nGoals missed: ${missed.join('; ')}.`);
  process.exitCode = missed.length === 0 ? 0 : 1;
}

function compareCases(cases: readonly Case[]): string[] {
  const judged = judge(cases);
  const seen = judged.filter(({ one }) => isSeen(one));
  const heldOut = judged.filter(({ one }) => !isSeen(one));
  printSeenErrors(seen);
  printFigures('Seen', seen);
  printHeldOutErrors(heldOut);
  printFigures('Held out', heldOut);
  printOrdinary();
  return missedGoals(figuresOf(heldOut)).map((goal) => `${goal} (held out)`);
}

/**
 * Says how many of the ordinary texts that no weight was learnt from are called an emergency, and how many of these
 * only because they sound like one, so that a question can end it.
 */
function printOrdinary(): void {
  const cases = unlearntCases();
  const alarms = cases.map(({ text, stated }) => assess(text, stated)).filter(({ level }) => level === 'emergency');
  const bySound = alarms.filter(({ facts }) => onlySounds(facts));
  console.log(
    `\nOrdinary texts that nothing was learnt from, called an emergency: ${alarms.length} of ${cases.length}, ${bySound.length} by their sound alone`,
  );
}

/** Says every case again in each way. Which ways always hold is a test; here they are only counted. */
function compareVariants(cases: readonly Case[]): string[] {
  console.log('\nSaid again, the level falls:');
  for (const relation of RELATIONS) printOutcome(sayAgain(cases, relation));
  return [];
}

function tryHostileTexts(cases: readonly Case[]): string[] {
  const wrong = [];
  let slowest = 0;
  for (const text of hostileTexts(HOSTILE, cases)) {
    const trial = tryText(text, SLOW);
    slowest = Math.max(slowest, trial.milliseconds);
    if (trial.wrong !== null) wrong.push(trial);
  }
  console.log(`\n${HOSTILE} random and hostile texts: ${wrong.length} wrong, the slowest ${slowest.toFixed(1)} ms`);
  for (const { text, wrong: why } of wrong.slice(0, 20)) console.log(`  ${why}: ${JSON.stringify(text.slice(0, 200))}`);
  return wrong.length === 0 ? [] : [`${wrong.length} hostile texts`];
}

main(process.argv.slice(2));
