import { foldText } from './normalise.ts';
import type { Token } from './normalise.ts';
import { wordKinds } from './word-kinds.ts';

/** What a character of a folded text is: nothing of a word, of a word, an end of a sentence, or of a part of it. */
const OF_WORD = 1;
const ENDS_SENTENCE = 2;
const ENDS_PART = 3;
const CHARACTERS = new Uint8Array(128);
for (const [kind, characters] of [
  [OF_WORD, 'abcdefghijklmnopqrstuvwxyz0123456789_/%'],
  [ENDS_SENTENCE, '.!?;\n'],
  [ENDS_PART, ',:'],
] as const)
  for (const character of characters) CHARACTERS[character.charCodeAt(0)] = kind;

/** Returns the words of a text in order, each with its sentence and its part between commas. */
export function readTokens(text: string): Token[] {
  const folded = withDecimals(foldText(text));
  const tokens: Token[] = [];
  let sentence = 0;
  let segment = 0;
  let before = 0;
  let from = 0;
  for (let at = 0; at <= folded.length; at += 1) {
    const kind = at < folded.length ? (CHARACTERS[folded.charCodeAt(at)] ?? 0) : 0;
    if (kind === OF_WORD && before !== OF_WORD) from = at;
    if (kind !== OF_WORD && before === OF_WORD) {
      const { word, kinds } = wordKinds(folded.slice(from, at).replace('_', '.'));
      tokens.push({ word, kinds, sentence, segment });
    }
    // Signs that end a sentence are one end where they stand beside each other; each comma ends a part.
    if (kind === ENDS_SENTENCE && before !== ENDS_SENTENCE) sentence += 1;
    if (kind === ENDS_PART || (kind === ENDS_SENTENCE && before !== ENDS_SENTENCE)) segment += 1;
    before = kind;
  }
  return tokens;
}

/** Returns a folded text in which a point within a number is a line below, and no other point touches a digit. */
function withDecimals(folded: string): string {
  if (!/\d/.test(folded)) return folded;
  return folded
    .replace(/(?<!\d)\.(?=\d)/g, ' ')
    .replace(/(\d)\.(?!\d)/g, '$1 . ')
    .replace(/(\d)\.(\d)/g, '$1_$2');
}
