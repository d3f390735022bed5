import type { Token } from './normalise.ts';

/** A pain that is like a blade: 'comme un couteau', 'kama nimechomwa kisu', 'as if somebody stuck a knife in it'. */
const LIKENED = /\b(?:like|as if|as though|comme|feels?)(?: \w+){0,6}$|\bkama(?: \w+){0,1}$/;
const BLADE =
  /^(?:kni(?:fe|ves)|dagger|scissors|spear|arrow|screwdriver|kisu|visu|mkuki|mshale|sindano|couteaux?|poignard|lance|fleche|tournevis)$/;

/** Tells whether a blade stands in a comparison, or what is done with it. */
export function isLikened(at: readonly number[], here: readonly number[], tokens: readonly Token[]): boolean {
  const isBlade = (place: number) => BLADE.test(tokens[place]!.word);
  if (!here.some(isBlade)) return false;
  const before = here.filter((place) => place < (at.find(isBlade) ?? at[0]!)).map((place) => tokens[place]!.word);
  return LIKENED.test(before.join(' '));
}
