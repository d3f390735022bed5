import { nameWords } from '@tabibu/contract/person-name';
import { phoneEndOf } from './phone.ts';

/**
 * Whom a typed text means, as values of `personFits`: by the last digits of the number, or by up to four parts of the
 * name in any order. Null does not look there. `isSought` is false for nothing typed, which means everybody.
 */
export interface SoughtPerson {
  readonly isSought: boolean;
  readonly soughtEnd: string | null;
  readonly soughtPart1: string | null;
  readonly soughtPart2: string | null;
  readonly soughtPart3: string | null;
  readonly soughtPart4: string | null;
}

/** Fewer letters than these are looked for at the beginning of a word only, as `isFoundByName` does. */
const SHORTEST_PART = 3;

/**
 * Returns whom a typed text means: a number in any spelling, national or international, or its last digits; else parts
 * of a name. A text with letters and digits, such as a reference, means nobody. Pure.
 */
export function soughtPerson(typed: string): SoughtPerson {
  const end = phoneEndOf(typed);
  const words = end === null ? nameWords(typed) : [];
  // No name has a digit, and the longest parts say most.
  const parts = words.some((word) => /\d/.test(word)) ? [] : words.toSorted((a, b) => b.length - a.length);
  const part = (place: number) => {
    const word = parts[place];
    return word === undefined ? null : word.length < SHORTEST_PART ? `% ${word}%` : `%${word}%`;
  };
  return {
    isSought: typed.trim() !== '',
    soughtEnd: end === null ? null : `${end.split('').toReversed().join('')}%`,
    soughtPart1: part(0),
    soughtPart2: part(1),
    soughtPart3: part(2),
    soughtPart4: part(3),
  };
}

/**
 * Returns the SQL that is true for whom a `SoughtPerson` means: `name` is an expression of a name, `phone` one of a
 * number in E.164. Both have an index, `name_text(name)` by trigrams and `reverse(phone)`, which PostgreSQL uses in
 * statements that are planned for their values.
 */
export function personFits({ name, phone }: { readonly name: string; readonly phone: string }): string {
  const key = `name_text(${name})`;
  const also = [2, 3, 4].map(
    (place) => `and ($soughtPart${place}::text is null or ${key} like $soughtPart${place}::text)`,
  );
  return `(reverse(${phone}) like $soughtEnd::text or (${key} like $soughtPart1::text ${also.join(' ')}))`;
}

/** The signs of a reference that its maker chose by chance, and the fewest of them that are looked for. */
const TAIL = /^(?:(?=.*\d)[0-9A-HJKMNP-TV-Z]{4,8}|[0-9A-HJKMNP-TV-Z]{8})$/;
const WHOLE = /^TBB-\d+-[0-9A-Z]{8}$/;

/**
 * Returns what a typed text may be of the reference of a payment: the whole of it, or the signs at its end ('2H0JF7Y0',
 * '…F7Y0', 'TBB-…2H0JF7Y0'); null for neither. Digits alone may be a telephone number too. Pure.
 */
export function referenceTyped(typed: string): { readonly whole: string } | { readonly tail: string } | null {
  const text = typed.normalize('NFKC').trim().toUpperCase();
  if (WHOLE.test(text)) return { whole: text };
  const tail = /^(?:TBB)?[-–….•* ]*(?:\d{9,10}-)?[….•*]*([0-9A-Z]{4,8})$/.exec(text)?.[1] ?? '';
  return TAIL.test(tail) ? { tail } : null;
}
