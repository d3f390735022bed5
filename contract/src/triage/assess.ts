import type { Known } from './conditions.ts';
import type { Rule } from './content/rule.ts';
import { LEVELS, moreUrgent } from './levels.ts';
import type { Level } from './levels.ts';
import { withoutOverlongWords } from './normalise.ts';
import { readFacts } from './read-facts.ts';
import type { Facts, StatedFacts } from './read-facts.ts';
import { rulesThatHold } from './ready-rules.ts';

/** What a text means for how soon somebody needs help. */
export type Assessment = {
  readonly level: Level;
  /** The rules that hold, the most urgent first. */
  readonly rules: readonly Rule[];
  readonly facts: Facts;
  /** Something that the content knows was said. */
  readonly understood: boolean;
};

/** Concepts that an infection shows itself by: people of little resistance need help sooner. */
const INFECTION = [
  'fever',
  'cough',
  'diarrhoea',
  'urine-burns',
  'spreading-red-skin',
  'sore-throat',
  'ear-pain',
  'foul-discharge',
];
const LITTLE_RESISTANCE = [
  'elderly',
  'pregnant',
  'gave-birth',
  'hiv',
  'diabetes',
  'sickle-cell',
  'weak-immunity',
  'malnutrition',
  'newborn',
];
/** Concepts that say how, who or what is asked, and are no complaint themselves. */
const NO_COMPLAINT = new Set(['child', 'elderly', 'newborn', 'severe', 'sudden', 'worse', 'information', 'drinking-well', 'walks-on-it', 'new-medicine', 'allergy-trigger', 'malaria-area', 'numb', 'bleeding', 'shakes', 'sweating', 'pregnant-late', 'whole-body-signs', 'unsafe', 'recent-surgery', 'sugar-helped', 'chest-pain-gone']); // prettier-ignore

/**
 * Says how soon somebody needs help: the highest level of all rules that hold. A known complaint without a rule is
 * `routine`, and so is a text that nobody understands: never self-care.
 */
export function assess(text: string, stated: StatedFacts = {}): Assessment {
  return assessFacts(readFacts(withoutOverlongWords(text), stated));
}

/** Says how soon somebody needs help, from facts that are read already. */
export function assessFacts(facts: Facts): Assessment {
  const complaints = [...facts.present].filter((concept) => !NO_COMPLAINT.has(concept));
  const understood = complaints.length > 0;
  if (facts.onlyAsks) return { level: 'routine', rules: [], facts, understood };
  const rules = rulesThatHold(facts)
    .map(({ rule }) => rule)
    .toSorted((one, other) => LEVELS.indexOf(one.level) - LEVELS.indexOf(other.level));
  const highest = rules[0]?.level ?? 'routine';
  const atHome = rules.some(({ level }) => level === 'self-care');
  return { level: raised(highest, facts, atHome), rules, facts, understood };
}

const SMALL_CHILD_DAYS = 5 * 365;

/** `atHome` says that something of what is told is usually cared for at home. */
function raised(level: Level, { present, measures }: Known, atHome: boolean): Level {
  const weak = LITTLE_RESISTANCE.some((one) => present.has(one));
  const infection = INFECTION.some((one) => present.has(one));
  if (weak && infection && level !== 'emergency')
    return moreUrgent(LEVELS[Math.max(1, LEVELS.indexOf(level) - 1)]!, level);
  const severe = present.has('severe') || present.has('worse');
  if (severe && level === 'self-care') return 'routine';
  const small = measures.ageDays === undefined ? present.has('child') : measures.ageDays < SMALL_CHILD_DAYS;
  // Nausea of pregnancy is self-care because of the pregnancy: it raises nothing there.
  const expected =
    (present.has('pregnancy-nausea') && present.has('drinking-well')) ||
    (present.has('pregnant') && present.has('vomits'));
  // That a pregnancy or a long illness needs regular care does not make a cold beside it wait longer.
  const waits = level === 'self-care' || (level === 'routine' && atHome);
  return waits && ((weak && !expected) || small) ? 'soon' : level;
}
