import { readCondition } from './conditions.ts';
import type { Condition } from './conditions.ts';
import { CONCEPTS, RULES } from './content/library.ts';
import type { Rule } from './content/rule.ts';

/** All rules with their conditions read; a condition that cannot be read ends the start of the program. */
export const READY_RULES: readonly { readonly rule: Rule; readonly condition: Condition }[] = RULES.map((rule) => ({
  rule,
  condition: readCondition(rule.when, (id) => CONCEPTS.has(id)),
}));
