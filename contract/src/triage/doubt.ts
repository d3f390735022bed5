import { conceptsOf, holds } from './conditions.ts';
import type { Known } from './conditions.ts';
import { rulesThatHold } from './ready-rules.ts';
import type { ReadyRule } from './ready-rules.ts';

/** Words of danger in a text that is harmless otherwise. */
const DOUBTED = 'doubted-danger';
/**
 * Rules that hold however well somebody is: poison, a snake, a battery, thoughts of death, violence, and signs that
 * passed. Who tells of them calmly is in the same danger.
 */
const EVEN_WELL: ReadonlySet<string> = new Set(
  'any-1 any-3 any-4 any-5 any-8 any-9 any-20 any-21 any-27 brain-1 child-14 women-5 women-6 mind-1 mind-5 mind-6 mind-7 skin-1 skin-2 belly-13'.split(
    ' ',
  ),
);
/** What is so for long, or says who is ill: it is not in doubt. */
const CERTAIN: ReadonlySet<string> = new Set(
  'child newborn elderly pregnant pregnant-late gave-birth diabetes hiv sickle-cell epilepsy asthma cancer tb malaria fever vomits diarrhoea cough headache belly-pain'.split(
    ' ',
  ),
);

/**
 * Takes back what makes a calm text an emergency: it is neither there nor denied, so that it is asked about first, and
 * until then somebody has to look today. Nothing is taken back where a danger holds however well somebody is.
 */
export function doubt(known: Known & { readonly present: Set<string> }): void {
  const emergencies = rulesThatHold(known).filter(isEmergency);
  if (emergencies.length === 0 || emergencies.some(({ rule }) => EVEN_WELL.has(rule.id))) return;
  for (const { condition } of emergencies)
    for (const concept of conceptsOf(condition))
      if (!CERTAIN.has(concept) && holds(condition, known)) known.present.delete(concept);
  known.present.add(DOUBTED);
}

/** Tells whether somebody has to be seen at once or today. */
export function isUrgent(known: Known): boolean {
  return rulesThatHold(known).some(isEmergency);
}

function isEmergency({ rule }: ReadyRule): boolean {
  return rule.level === 'emergency';
}
