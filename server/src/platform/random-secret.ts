/**
 * A run of letters: five or more in a row. A text counts as words if runs are more than `WORDED` of its length and
 * vowels more than `VOWELS` of the runs' letters.
 */
const RUN = /[A-Z]?[a-z]{4,}|[A-Z]{5,}/g;
const WORDED = 0.7;
const VOWELS = 0.3;

/**
 * Returns whether a secret looks as if a generator had made it (S-01). It refuses long texts that are no secrets:
 * 'xxxx…', 'change-me-…', 'abcdefghijklmnopqrstuvwxyz0123456789…', 'tabibu-tabibu-…' and sentences. Hexadecimal, base64
 * and base64url of 32 random bytes always pass.
 */
export function looksRandom(text: string): boolean {
  return (
    new Set(text).size >= 10 &&
    !/change|example|secret|passw|default|replace/i.test(text) &&
    !hasSequences(text) &&
    !repeats(text) &&
    !isWords(text)
  );
}

/**
 * Returns whether more than a third of the characters (in hexadecimal more than half) equal the one before or are next
 * to it in the character table. In random text about one in twenty does.
 */
function hasSequences(text: string): boolean {
  let steps = 0;
  for (let place = 1; place < text.length; place += 1) {
    if (Math.abs(text.charCodeAt(place) - text.charCodeAt(place - 1)) <= 1) steps += 1;
  }
  // Hexadecimal uses sixteen characters only, so such pairs are more frequent: one in six.
  return steps > text.length * (/^[0-9a-f]+$/i.test(text) ? 0.5 : 0.35);
}

/**
 * Returns whether nine characters in a row occur twice. Among random secrets that happens less than once in a hundred
 * million.
 */
function repeats(text: string): boolean {
  for (let place = 0; place + 9 <= text.length; place += 1) {
    if (text.includes(text.slice(place, place + 9), place + 1)) return true;
  }
  return false;
}

function isWords(text: string): boolean {
  // No generator writes lower-case letters with spaces or hyphens between them, except hexadecimal digits.
  if (/[\s_.-]/.test(text) && text === text.toLowerCase() && /[g-z]/.test(text)) return true;
  const runs = text.match(RUN) ?? [];
  const letters = runs.join('');
  const vowels = letters.match(/[aeiou]/gi)?.length ?? 0;
  return letters.length > text.replaceAll(/[\s_.-]/g, '').length * WORDED && vowels > letters.length * VOWELS;
}
