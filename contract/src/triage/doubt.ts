import { conceptsOf, holds } from './conditions.ts';
import type { Known } from './conditions.ts';
import { rulesThatHold } from './ready-rules.ts';
import type { ReadyRule } from './ready-rules.ts';

/** Words of danger in a text that is harmless otherwise, or words that only sound like an emergency. */
export const DOUBTED_DANGER = 'doubted-danger';
/**
 * Rules that hold however well somebody is: poison, a snake, a battery, smoke, an unborn child, thoughts of death and
 * violence. Who tells of them calmly is in the same danger. So is who cries for help.
 */
const EVEN_WELL: ReadonlySet<string> = new Set(
  'any-8 any-9 any-20 any-21 child-14 mind-1 mind-5 mind-6 mind-7 women-5 women-6 skin-1'.split(' '),
);
/** What is so for long, or says who is ill: it is not in doubt. */
export const CERTAIN: ReadonlySet<string> = new Set(
  'child newborn elderly pregnant pregnant-late gave-birth diabetes hiv sickle-cell epilepsy asthma cancer tb malaria fever vomits diarrhoea cough headache belly-pain severe sudden worse blood-thinner weak-immunity'.split(
    ' ',
  ),
);

/**
 * Takes back what makes a calm text an emergency: it is neither there nor denied, so that it is asked about first, and
 * until then somebody has to look today. Where a danger holds however well somebody is, nothing is taken back unless a
 * single word is all that names it.
 */
export function doubt(known: Known & { readonly present: Set<string> }, isSingleWord: boolean): void {
  const emergencies = rulesThatHold(known).filter(isEmergency);
  if (emergencies.length === 0) return;
  if (!isSingleWord && emergencies.some(({ rule }) => EVEN_WELL.has(rule.id))) return;
  for (const { condition } of emergencies)
    for (const concept of conceptsOf(condition))
      if (!CERTAIN.has(concept) && holds(condition, known)) known.present.delete(concept);
  known.present.add(DOUBTED_DANGER);
}

function isEmergency({ rule }: ReadyRule): boolean {
  return rule.level === 'emergency';
}
