import { assess } from '../../src/triage/assess.ts';
import { LEVELS } from '../../src/triage/levels.ts';
import type { Level } from '../../src/triage/levels.ts';
import type { Case } from './cases.ts';
import type { Relation } from './variants.ts';

/** A case whose level fell when it was said again. */
type Fall = { readonly one: Case; readonly saidAgain: string; readonly before: Level; readonly after: Level };

/** How many cases could be said again in a way, and whose level fell. */
export type Outcome = { readonly relation: Relation; readonly tried: number; readonly falls: readonly Fall[] };

/** Says each case again and looks whose level falls. */
export function sayAgain(cases: readonly Case[], relation: Relation): Outcome {
  const changed = cases
    .map((one) => ({ one, saidAgain: relation.sayAgain(one) }))
    .filter(({ one, saidAgain }) => saidAgain !== one.text);
  const falls = changed
    .map((each) => ({
      ...each,
      before: assess(each.one.text, each.one.stated).level,
      after: assess(each.saidAgain, each.one.stated).level,
    }))
    .filter(({ before, after }) => LEVELS.indexOf(after) > LEVELS.indexOf(before));
  return { relation, tried: changed.length, falls };
}
