import { consonantsOf, slips, withVowels } from './spelling.ts';
import type { Corrector } from './spelling.ts';
import { endOfVerb, foreignVerb, readVerb } from './swahili-verbs.ts';
import { StemEndings } from './word-endings.ts';

/** What a word may be in the patterns: the key of a place in them, and how sure that is. */
export type WordReading = {
  readonly key: string;
  /** The word is a verb in its negative form. */
  readonly negative: boolean;
  /** The word was read as a misspelling. */
  readonly guessed: boolean;
};

/** The words, beginnings of words and stems of Swahili verbs that the patterns name. */
type NamedWords = {
  readonly words: ReadonlySet<string>;
  readonly prefixes: ReadonlySet<string>;
  readonly stems: ReadonlySet<string>;
  /** Everyday words that are no misspelling of a word above. */
  readonly otherWords: ReadonlySet<string>;
};

/** A verb whose stem is shorter is not looked for in a misspelled word: too many others are near it. */
const SHORTEST_GUESSED = 5;
const SHORTEST_PREFIX = 2;
const SHORTEST_FOREIGN_PREFIX = 3;

/** Prepares a reader that returns what a word may be in the patterns: none for a word that they do not know. */
export function makeWordReader(
  { words, prefixes, stems, otherWords }: NamedWords,
  correct: Corrector,
): (word: string) => readonly WordReading[] {
  const guessed = [...stems].filter((one) => one.length >= SHORTEST_GUESSED);
  const skeletons = new Set(guessed.map(consonantsOf));
  const endings = new StemEndings(guessed);
  const mayEnd = (characters: Uint8Array, length: number) => endings.mayEnd(characters, length);
  const shortened = withoutALetter([...stems].filter((one) => one.length > SHORTEST_GUESSED));
  const isSkeleton = (consonants: string) => skeletons.has(consonants);
  const isStem = (one: string) => stems.has(one);
  const isGuessedStem = (one: string) => one.length >= SHORTEST_GUESSED && stems.has(one);
  const prefixesOf = (word: string, shortest: number, negative = false): WordReading[] => {
    const found: WordReading[] = [];
    for (let length = shortest; length <= word.length; length += 1)
      if (prefixes.has(word.slice(0, length)))
        found.push({ key: `prefix:${word.slice(0, length)}`, negative, guessed: false });
    return found;
  };
  const exactly = (word: string): { found: WordReading[]; isVerb: boolean } => {
    const found = prefixesOf(word, SHORTEST_PREFIX);
    if (words.has(word)) found.unshift({ key: `word:${word}`, negative: false, guessed: false });
    const verbs = readVerb(word, isStem);
    for (const { stem, negative } of verbs) {
      found.push({ key: `verb:${stem}`, negative, guessed: false });
      if (negative) found.push({ key: `negative-verb:${stem}`, negative: false, guessed: false });
    }
    return { found, isVerb: verbs.length > 0 };
  };
  return (word) => {
    const { found, isVerb } = exactly(word);
    if (isVerb) return found;
    if (found.length === 0 && !otherWords.has(word))
      for (const plain of undoubled(word)) {
        const meant = exactly(plain).found;
        if (meant.length > 0) return meant;
      }
    const foreign = foreignVerb(word, (one) => words.has(one));
    if (foreign) {
      const { stem, negative } = foreign;
      found.push({ key: `word:${stem}`, negative, guessed: false });
      return [...found, ...prefixesOf(stem, SHORTEST_FOREIGN_PREFIX, negative)];
    }
    for (const known of correct(word)) found.push({ key: `word:${known}`, negative: false, guessed: true });
    if (otherWords.has(word)) return found;
    for (const spelling of [...slips(word, mayEnd), ...withVowels(word, isSkeleton, mayEnd)])
      for (const { stem, negative } of readVerb(spelling, isGuessedStem))
        found.push({ key: `${negative ? 'negative-verb' : 'verb'}:${stem}`, negative: false, guessed: true });
    const end = endOfVerb(word);
    if (end !== null)
      for (const stem of shortened.get(end.stem) ?? [])
        found.push({ key: `${end.negative ? 'negative-verb' : 'verb'}:${stem}`, negative: false, guessed: true });
    return found;
  };
}

/** Returns a long word with one letter of each pair left out: a letter typed twice leaves no doubt about a word. */
function undoubled(word: string): string[] {
  if (word.length <= SHORTEST_GUESSED) return [];
  const found: string[] = [];
  for (let at = 1; at < word.length; at += 1)
    if (word[at] === word[at - 1]) found.push(word.slice(0, at) + word.slice(at + 1));
  return found;
}

/** Returns words by each way to leave out one of their letters: 'gogwa' for '-gongwa'. */
function withoutALetter(words: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const shortened = new Map<string, string[]>();
  for (const word of words)
    for (let at = 1; at < word.length - 1; at += 1) {
      const key = word.slice(0, at) + word.slice(at + 1);
      const alike = shortened.get(key) ?? [];
      if (!alike.includes(word)) shortened.set(key, [...alike, word]);
    }
  return shortened;
}
