import { randomBase32 } from '../../platform/ids.ts';

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 100 random bits: nobody finds one by trying. */
const LONG = 20;
/** 40 random bits and a character that tells a typing mistake. */
const SHORT = 8;

export interface Codes { readonly code: string; readonly short: string }

/** Fresh codes of a document: the long one for the QR code, the short one to be read out. */
export function newCodes(): Codes {
  const short = randomBase32(SHORT);
  return { code: randomBase32(LONG), short: short + checkCharacter(short) };
}

/** The check character by Luhn's method modulo 32: finds every wrong character and nearly every swapped pair. Pure. */
export function checkCharacter(text: string): string {
  const size = ALPHABET.length;
  const sum = text.split('').toReversed().reduce((total, character, place) => {
    const value = ALPHABET.indexOf(character) * (place % 2 === 0 ? 2 : 1);
    return total + Math.floor(value / size) + (value % size);
  }, 0);
  return ALPHABET[(size - (sum % size)) % size]!;
}

/** A code as somebody typed it: spaces and dashes do not matter, O is 0, I and L are 1 (Crockford). */
function plain(typed: string): string {
  return typed.normalize('NFKC').toUpperCase().replace(/[\s\-\u2013.]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
}

const isCode = (text: string, length: number) => new RegExp(`^[${ALPHABET}]{${length}}$`).test(text);

/** A typed long code, or null when it cannot be one. */
export function readCode(typed: string): string | null {
  const code = plain(typed);
  return isCode(code, LONG) ? code : null;
}

/** A typed short code with its right check character, or null. */
export function readShortCode(typed: string): string | null {
  const code = plain(typed);
  return isCode(code, SHORT + 1) && checkCharacter(code.slice(0, SHORT)) === code.at(-1) ? code : null;
}

/** 'ABCD-EFGH-J': as people read it out. */
export function showShort(short: string): string {
  return [short.slice(0, 4), short.slice(4, 8), short.slice(8)].join('-');
}

/** 'ABCDE FGHJK …': as it stands under the QR code. */
export function showLong(code: string): string {
  return code.replaceAll(/.{5}(?=.)/g, '$& ');
}
