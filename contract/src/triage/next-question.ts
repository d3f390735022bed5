import type { Assessment } from './assess.ts';
import { conceptsOf, holds } from './conditions.ts';
import type { Condition } from './conditions.ts';
import { LEVELS } from './levels.ts';
import { READY_RULES } from './ready-rules.ts';

/**
 * Concepts that are not asked for one by one: who is ill is a question of its own, and what is private is said only by
 * those who want to say it.
 */
const NOT_ASKED = new Set(
  'child newborn elderly information severe hiv new-hiv-medicine hiv-exposure rape child-abuse partner-violence cancer'.split(
    ' ',
  ),
);

/** Each rule with the ways in which it can hold and the concepts of each, read once. */
const WAYS = READY_RULES.map(({ rule, condition }) => ({
  level: LEVELS.indexOf(rule.level),
  ways: waysOf(condition).map((way) => ({ way, concepts: said(way) })),
})).toSorted((one, other) => one.level - other.level);

/**
 * Returns the concept to ask about next, or null when no single answer can raise the urgency: the one that raises it
 * most, of a rule of which something is already there. What was said, denied or asked before is not asked again.
 */
export function nextQuestion({ level, facts }: Assessment, asked: ReadonlySet<string> = new Set()): string | null {
  if (facts.onlyAsks) return null;
  const isOpen = (concept: string) =>
    !facts.present.has(concept) && !facts.denied.has(concept) && !asked.has(concept) && !NOT_ASKED.has(concept);
  for (const { level: raised, ways } of WAYS) {
    if (raised >= LEVELS.indexOf(level)) return null;
    for (const { way, concepts } of ways) {
      if (!concepts.some((concept) => facts.present.has(concept))) continue;
      const decisive = concepts.find(
        (concept) => isOpen(concept) && holds(way, { ...facts, present: new Set([...facts.present, concept]) }),
      );
      if (decisive !== undefined) return decisive;
    }
  }
  return null;
}

/** Returns the ways in which a condition can hold: the parts that `or` joins at its top. */
function waysOf(condition: Condition): readonly Condition[] {
  return condition.kind === 'any' ? condition.of.flatMap(waysOf) : [condition];
}

/** Returns the concepts of a condition that it asks to be there. */
function said(condition: Condition): string[] {
  if (condition.kind === 'not') return [];
  if (condition.kind === 'all' || condition.kind === 'any' || condition.kind === 'at-least')
    return [...new Set(condition.of.flatMap(said))];
  return conceptsOf(condition);
}
