import { holds, neededFor, readCondition } from './conditions.ts';
import type { Condition, Known } from './conditions.ts';
import { CONCEPTS, RULES } from './content/library.ts';
import type { Rule } from './content/rule.ts';

/** A rule with its condition, ready to be asked. */
export type ReadyRule = { readonly rule: Rule; readonly condition: Condition };

/** All rules with their conditions read; a condition that cannot be read ends the start of the program. */
export const READY_RULES: readonly ReadyRule[] = RULES.map((rule) => ({
  rule,
  condition: readCondition(rule.when, (id) => CONCEPTS.has(id)),
}));

/** The rules that may hold whichever concepts are there, and those that need a concept, by their numbers. */
const withoutConcept = new Uint8Array(READY_RULES.length);
const byConcept = new Map<string, number[]>();
for (const [number, { condition }] of READY_RULES.entries()) {
  const needed = neededFor(condition);
  if (needed === null) withoutConcept[number] = 1;
  for (const concept of needed ?? []) byConcept.set(concept, [...(byConcept.get(concept) ?? []), number]);
}

/** Returns the rules that hold, in their order. Those that need a concept that is not there are not asked. */
export function rulesThatHold(known: Known): ReadyRule[] {
  return [...holding(known)];
}

/** Tells whether what is known makes an emergency. */
export function isUrgent(known: Known): boolean {
  for (const { rule } of holding(known)) if (rule.level === 'emergency') return true;
  return false;
}

/** Yields the rules that hold, in their order. */
function* holding(known: Known): Generator<ReadyRule> {
  const mayHold = withoutConcept.slice();
  for (const concept of known.present) for (const number of byConcept.get(concept) ?? []) mayHold[number] = 1;
  for (let number = 0; number < mayHold.length; number += 1)
    if (mayHold[number] === 1 && holds(READY_RULES[number]!.condition, known)) yield READY_RULES[number]!;
}
