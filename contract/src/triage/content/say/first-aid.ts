import { firstAidForIllness } from './first-aid-illness.ts';
import { firstAidForInjuries } from './first-aid-injury.ts';
import type { FirstAid } from './first-aid-type.ts';
import { ownerOf } from './owner.ts';
import { says } from './sentence.ts';
import type { Sentences } from './sentence.ts';

/** All first aid; of two that the same rules own, the first whose concept is there is shown. */
export const FIRST_AID: readonly FirstAid[] = [...firstAidForInjuries, ...firstAidForIllness];

const OWNED = FIRST_AID.map((aid) => ({ ...ownerOf(aid), steps: aid.steps }));

/** What to do on the way in every emergency. */
export const OTHER_FIRST_AID: Sentences = says(
  'Usiende peke yako. Usiendeshe gari mwenyewe. Beba dawa unazotumia.',
  'Do not go alone. Do not drive yourself. Bring the medicine that you take.',
  'N’y allez pas seul. Ne conduisez pas vous-même. Prenez vos médicaments avec vous.',
);

/**
 * Returns the first aid that the rules of an emergency own together, or what holds in every emergency: words that were
 * heard beside a rule never choose it, and two rules that ask for different things show neither.
 */
export function firstAidFor(rules: readonly string[], present: ReadonlySet<string>): Sentences {
  return OWNED.find((aid) => aid.owns(rules, present))?.steps ?? OTHER_FIRST_AID;
}
