import { LEVELS } from '../../src/triage/levels.ts';
import { KINDS, LANGUAGES, STYLES, isSeen } from './cases.ts';
import type { Outcome } from './compare-variants.ts';
import { figuresOf, percent } from './compare.ts';
import type { Judged } from './compare.ts';

/** Prints the matrix and the figures of a part of the cases, whole and by language, kind and style. */
export function printFigures(part: string, judged: readonly Judged[]): void {
  const { matrix } = figuresOf(judged);
  console.log(`\n${part}: ${judged.length} cases. Rows: level by the guidance; columns: level given.`);
  console.log(''.padEnd(12) + LEVELS.map((level) => level.padStart(10)).join(''));
  for (const level of LEVELS)
    console.log(level.padEnd(12) + LEVELS.map((given) => String(matrix[level][given]).padStart(10)).join(''));
  console.log(`\n${''.padEnd(12)}cases  three tiers  emergencies missed  self-care to today or above`);
  printLine('all', judged);
  for (const language of LANGUAGES)
    printLine(
      language,
      judged.filter(({ one }) => one.language === language),
    );
  for (const kind of KINDS)
    printLine(
      kind,
      judged.filter(({ one }) => one.kind === kind),
    );
  for (const style of STYLES)
    printLine(
      style,
      judged.filter(({ one }) => one.style === style),
    );
}

/** Prints each case of the seen half whose level is wrong, missed emergencies first. */
export function printSeenErrors(judged: readonly Judged[]): void {
  const wrong = judged.filter(({ one, given }) => one.level !== given);
  const missed = wrong.filter(({ one }) => one.level === 'emergency');
  const others = wrong.filter(({ one }) => one.level !== 'emergency');
  console.log(`Wrong among the seen: ${missed.length} emergencies`);
  missed.forEach(printCase);
  console.log(`Wrong among the seen: ${others.length} others`);
  others.forEach(printCase);
}

/** Prints for the held-out half how many cases of which rule are wrong, and no text. */
export function printHeldOutErrors(judged: readonly Judged[]): void {
  const missed = judged.filter(({ one, given }) => one.level === 'emergency' && given !== 'emergency');
  const others = judged.filter(({ one, given }) => one.level !== 'emergency' && one.level !== given);
  console.log(`\nHeld out, emergencies missed by rule: ${countByRule(missed)}`);
  console.log(`Held out, other wrong levels by rule: ${countByRule(others)}`);
}

function printCase({ one, given }: Judged): void {
  const taps = Object.entries(one.stated).map(([name, value]) => ` ${name}=${value}`);
  console.log(`  ${one.id.padEnd(10)} ${one.level} → ${given}${taps.join('')}: ${one.text}`);
}

function countByRule(judged: readonly Judged[]): string {
  const counts = Map.groupBy(judged, ({ one }) => one.rule);
  const words = [...counts].map(([rule, those]) => (those.length === 1 ? rule : `${rule} ×${those.length}`));
  return words.join(', ') || 'none';
}

function printLine(name: string, judged: readonly Judged[]): void {
  if (judged.length === 0) return;
  const { cases, rightTier, emergencies, missedEmergencies, selfCare, selfCareTooHigh } = figuresOf(judged);
  const parts = [
    `${missedEmergencies} of ${emergencies}`.padStart(18),
    `${selfCareTooHigh} of ${selfCare}`.padStart(28),
  ];
  console.log(`${name.padEnd(12)}${String(cases).padStart(5)}  ${percent(rightTier).padStart(11)}${parts.join('')}`);
}

/** Prints how often the level fell when cases were said again in a way; texts of the seen half only. */
export function printOutcome({ relation, tried, falls }: Outcome): void {
  console.log(`  ${relation.name.padEnd(28)} ${String(falls.length).padStart(4)} of ${tried}`);
  for (const { one, saidAgain, before, after } of falls.filter(({ one }) => isSeen(one)))
    console.log(`    ${one.id.padEnd(10)} ${before} → ${after}: ${saidAgain}`);
}
