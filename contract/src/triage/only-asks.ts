import type { Known } from './conditions.ts';
import type { Sound } from './danger-score.ts';
import type { Token } from './normalise.ts';
import { isUrgent } from './ready-rules.ts';

const SOMEBODY = new Set(
  'i am my me mine he she his her we our ana nina niko naumwa anaumwa yangu wangu mwanangu mke mume nimepata amepata j je ai mon ma mes il elle'.split(
    ' ',
  ),
);

/** What has to be treated within days although nobody is ill. */
const EXPOSURES = ['unprotected-sex', 'hiv-exposure', 'rape'];

/**
 * Tells whether a text asks and says of nobody that anything is wrong. Who says so in so many words may also speak of
 * themselves.
 */
export function asksOnly(tokens: readonly Token[], known: Known, sound: Sound): boolean {
  const { present } = known;
  const isExposed = saysOfSomebody(tokens) && EXPOSURES.some((one) => present.has(one));
  // A greeting says so too ('we are all well at home'), and so does 'for school' of a match: danger is heard beside it.
  if (present.has('nobody-ill') && !sound.isDangerous && !isExposed) return true;
  // 'I am just asking' is also what somebody writes who plays an emergency down.
  if (present.has('only-asking') && !isUrgent(known) && !isExposed) return true;
  return present.has('information') && !saysOfSomebody(tokens);
}

function saysOfSomebody(tokens: readonly Token[]): boolean {
  return tokens.some(({ word }) => SOMEBODY.has(word));
}
