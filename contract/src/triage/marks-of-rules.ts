import type { Known } from './conditions.ts';
import { LEVELS } from './levels.ts';
import type { Level } from './levels.ts';
import { rulesThatHold } from './ready-rules.ts';

/** What the rules already make of a text: how urgent the most urgent of them is, if any holds. */
export type KnownLevel = Level | 'none';

/**
 * Returns what the rules already make of a text, to be weighed beside its words: each rule that is no emergency, and
 * how urgent the most urgent of them is. Where an emergency holds, words decide only whether it is doubted, so its
 * rules are not weighed: they would outweigh every doubt.
 */
export function marksOfRules(known: Known): { marks: string[]; highest: KnownLevel } {
  const marks: string[] = [];
  let highest: KnownLevel = 'none';
  for (const { rule } of rulesThatHold(known)) {
    if (rule.level !== 'emergency') marks.push(`k:${rule.id}`);
    if (highest === 'none' || LEVELS.indexOf(rule.level) < LEVELS.indexOf(highest)) highest = rule.level;
  }
  if (highest !== 'emergency') marks.push(`known:${highest}`);
  return { marks, highest };
}
