import { firstAidForIllness } from './first-aid-illness.ts';
import { firstAidForInjuries } from './first-aid-injury.ts';
import type { FirstAid } from './first-aid-type.ts';
import { says } from './sentence.ts';
import type { Sentences } from './sentence.ts';

const LISTS = new Map<FirstAid, { when: readonly string[]; with: readonly string[] }>(
  [...firstAidForInjuries, ...firstAidForIllness].map((one) => [
    one,
    { when: one.when.split(' '), with: one.with === undefined ? [] : one.with.split(' ') },
  ]),
);

/** All first aid, for those who check the content. */
export const FIRST_AID: readonly FirstAid[] = [...LISTS.keys()];

/** What to do on the way when nothing else is known. */
export const OTHER_FIRST_AID: Sentences = says(
  'Usiende peke yako. Usiendeshe gari mwenyewe. Beba dawa unazotumia.',
  'Do not go alone. Do not drive yourself. Bring the medicine that you take.',
  'N’y allez pas seul. Ne conduisez pas vous-même. Prenez vos médicaments avec vous.',
);

/** Returns the first aid for what is there. */
export function firstAidFor(present: ReadonlySet<string>): Sentences {
  for (const [aid, lists] of LISTS) {
    const calls = lists.when.some((one) => present.has(one));
    if (calls && (lists.with.length === 0 || lists.with.some((one) => present.has(one)))) return aid.steps;
  }
  return OTHER_FIRST_AID;
}
