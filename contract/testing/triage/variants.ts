import { createHash } from 'node:crypto';
import type { Case } from './cases.ts';
import { DANGER, DENIALS, HARMLESS, SYNONYMS } from './variant-words.ts';

/** A way to say a text again, after which the level must not be lower. */
export type Relation = {
  readonly name: string;
  /** Returns the text said again, or the same text if this way does not apply to it. */
  readonly sayAgain: (one: Case) => string;
};

/** All ways in which the same complaint, or a worse one, can be said again. */
export const RELATIONS: readonly Relation[] = [
  { name: 'other words', sayAgain: withSynonyms },
  { name: 'sentences in reverse order', sayAgain: inReverse },
  { name: 'a letter left out', sayAgain: (one) => withTypo(one, (word, at) => word.slice(0, at) + word.slice(at + 1)) },
  { name: 'a letter doubled', sayAgain: (one) => withTypo(one, (word, at) => word.slice(0, at) + word.slice(at - 1)) },
  { name: 'no accents', sayAgain: ({ text }) => text.normalize('NFD').replaceAll(/\p{M}/gu, '') },
  { name: 'capitals', sayAgain: ({ text }) => text.toUpperCase() },
  { name: 'a harmless sentence before', sayAgain: (one) => `${pick(HARMLESS[one.language], one)} ${one.text}` },
  { name: 'a harmless sentence after', sayAgain: (one) => `${ended(one.text)} ${pick(HARMLESS[one.language], one)}` },
  { name: 'a danger added', sayAgain: (one) => `${ended(one.text)} ${pick(DANGER[one.language], one)}` },
  { name: 'a denial removed', sayAgain: withoutDenial },
];

/** Replaces words by others that people use for the same; nothing that a rule could hang on alone. */
function withSynonyms({ text, language }: Case): string {
  const pairs = language === 'mix' ? [...SYNONYMS.sw, ...SYNONYMS.en] : SYNONYMS[language];
  return pairs.reduce((said, [from, to]) => said.replaceAll(from, to), text);
}

function inReverse({ text }: Case): string {
  const sentences = text.split(/(?<=[.!?])\s+/);
  return sentences.length < 2 ? text : sentences.toReversed().map(ended).join(' ');
}

/** Changes one of the longer words, always the same one of a case, somewhere after its first letter. */
function withTypo(one: Case, change: (word: string, at: number) => string): string {
  const words = [...one.text.matchAll(/\p{L}{8,}/gu)];
  if (words.length === 0) return one.text;
  const word = pick(words, one);
  const at = 2 + (numberOf(`${one.id} place`) % (word[0].length - 3));
  return one.text.slice(0, word.index) + change(word[0], at) + one.text.slice(word.index + word[0].length);
}

/** Makes what a case denies present, in the cases that were written to deny. */
function withoutDenial({ text, kind, language }: Case): string {
  if (kind !== 'negated') return text;
  const pairs = language === 'mix' ? [...DENIALS.sw, ...DENIALS.en] : DENIALS[language];
  return pairs.reduce((said, [from, to]) => said.replaceAll(from, to), text);
}

function ended(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

function pick<T>(choices: readonly T[], { id }: Case): T {
  return choices[numberOf(id) % choices.length]!;
}

function numberOf(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE(0);
}
