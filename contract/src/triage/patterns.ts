import { foldText } from './normalise.ts';

/**
 * One place in a pattern. The files of the content write it as
 * `word` (that word, or a misspelling of it), `word*` (begins so), `-stem` (a form of the Swahili verb),
 * `!-stem` (a negative form of it) or `{group}` (any entry of the group of words).
 */
export type Atom = {
  readonly kind: 'word' | 'prefix' | 'verb' | 'negative-verb' | 'group';
  readonly text: string;
  /** Equal for equal places of different patterns. */
  readonly key: string;
};

/** What a way of saying something looks like: its places in this order, or in any order. */
export type Pattern = {
  readonly atoms: readonly Atom[];
  readonly anyOrder: boolean;
  /** Written for the meaning of its words only: found in any order and any language (`loose-phrases.ts`). */
  readonly anyLanguage: boolean;
  /** Found only as it is written: its meaning is not looked for in other words (`loose-phrases.ts`). */
  readonly asWritten: boolean;
};

/**
 * Reads a pattern as the content writes it. Places that a space separates come in this order, with at most two words
 * between neighbours; places that `&` separates come in any order, with at most four words between them. A place beside
 * `&` may be several words ('entre les jambes & engourdi*'): it is a group of that one entry, named by its words.
 * After `~` stand words of any one language whose meanings are looked for in all, in any order. What `=` begins is
 * found only as it is written.
 */
export function readPattern(written: string): Pattern {
  if (written.startsWith('=')) return { ...readPattern(written.slice(1)), asWritten: true };
  const anyLanguage = written.startsWith('~');
  if (anyLanguage) return { ...readPattern(written.slice(1)), anyLanguage };
  const anyOrder = written.includes('&');
  const places = anyOrder ? written.split('&') : splitPlaces(written);
  return { atoms: places.map((place) => readAtom(place.trim())), anyOrder, anyLanguage, asWritten: false };
}

function splitPlaces(written: string): string[] {
  // Marks of the notation are kept; the words are folded as the texts are, so that "can't" is 'can not' in both.
  return foldText(written.replaceAll('{', ' {').replaceAll('}', '} '))
    .replace(/(?<=[a-z0-9])-|'/g, ' ')
    .split(/\s+/)
    .filter((place) => place !== '');
}

function readAtom(place: string): Atom {
  if (place.startsWith('{')) return atom('group', place.slice(1, -1));
  if (place.includes(' ')) return atom('group', place);
  if (place.startsWith('!-')) return atom('negative-verb', place.slice(2));
  if (place.startsWith('-')) return atom('verb', place.slice(1));
  if (place.endsWith('*')) return atom('prefix', place.slice(0, -1));
  return atom('word', place);
}

function atom(kind: Atom['kind'], text: string): Atom {
  return { kind, text, key: `${kind}:${text}` };
}
