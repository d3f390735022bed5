import { randomBase32 } from '../../platform/ids.ts';

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Characters of the long code: 100 random bits, too many to guess. */
const LONG = 20;
/** Characters of the short code, 40 random bits; a check character follows. */
const SHORT = 8;

export interface Codes {
  readonly code: string;
  readonly short: string;
}

/** Returns new codes for a document: the long one for the QR code, the short one to be read out. */
export function newCodes(): Codes {
  const short = randomBase32(SHORT);
  return { code: randomBase32(LONG), short: short + checkCharacter(short) };
}

/**
 * Returns the check character, by Luhn's method modulo 32. It reveals every single wrong character and nearly every
 * swapped pair.
 */
export function checkCharacter(text: string): string {
  const size = ALPHABET.length;
  const sum = text
    .split('')
    .toReversed()
    .reduce((total, character, place) => {
      const value = ALPHABET.indexOf(character) * (place % 2 === 0 ? 2 : 1);
      return total + Math.floor(value / size) + (value % size);
    }, 0);
  return ALPHABET[(size - (sum % size)) % size]!;
}

/** Normalizes a typed code: ignores spaces and dashes, reads O as 0, and I and L as 1 (Crockford's base 32). */
function plain(typed: string): string {
  return typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\-\u2013.]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
}

const isCode = (text: string, length: number) => new RegExp(`^[${ALPHABET}]{${length}}$`).test(text);

/** Returns a typed long code in its normal form, or null when it cannot be one. */
export function readCode(typed: string): string | null {
  const code = plain(typed);
  return isCode(code, LONG) ? code : null;
}

/** Returns a typed short code in its normal form, or null when its check character is wrong. */
export function readShortCode(typed: string): string | null {
  const code = plain(typed);
  return isCode(code, SHORT + 1) && checkCharacter(code.slice(0, SHORT)) === code.at(-1) ? code : null;
}

/** Formats a short code for reading out: 'ABCD-EFGH-J'. */
export function showShort(short: string): string {
  return [short.slice(0, 4), short.slice(4, 8), short.slice(8)].join('-');
}

/** Formats a long code as it is printed under the QR code: 'ABCDE FGHJK …'. */
export function showLong(code: string): string {
  return code.replaceAll(/.{5}(?=.)/g, '$& ');
}
