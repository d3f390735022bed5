/** The rules of break-glass access that server and screen share. Free of zod, so that pages can import it (Z-11). */

/** The fewest letters of a reason; spaces, digits and signs do not count. */
export const REASON_LETTERS = 20;

/** The most characters of a reason, and of a reviewer's note. */
export const MOST_CHARACTERS = 1000;

/** Counts the letters of a text, in any script. */
export function countLetters(text: string): number {
  return text.match(/\p{L}/gu)?.length ?? 0;
}
