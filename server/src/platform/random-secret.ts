/** Letters are words when this much of the text is runs of five and more of them, and these runs are spoken as easily as words are. */
const RUN = /[A-Z]?[a-z]{4,}|[A-Z]{5,}/g;
const WORDED = 0.7;
const VOWELS = 0.3;

/**
 * Whether a secret looks as if it came from a generator (S-01): 'xxxx…', 'change-me-…', 'abcdefghijklmnopqrstuvwxyz0123456789…',
 * 'tabibu-tabibu-…' and sentences are long too. Hexadecimal, base64 and base64url of 32 random bytes always pass.
 */
export function looksRandom(text: string): boolean {
  return new Set(text).size >= 10 && !/change|example|secret|passw|default|replace/i.test(text) && !climbs(text) && !repeats(text) && !isWords(text);
}

/** A third of its signs follow the one before them, or are the same: random ones do so once in twenty times. */
function climbs(text: string): boolean {
  let steps = 0;
  for (let place = 1; place < text.length; place += 1) {
    if (Math.abs(text.charCodeAt(place) - text.charCodeAt(place - 1)) <= 1) steps += 1;
  }
  // Hexadecimal has sixteen signs only: there one pair in six is neighbours.
  return steps > text.length * (/^[0-9a-f]+$/i.test(text) ? 0.5 : 0.35);
}

/** Nine signs stand there twice: with random ones that does not  once in a hundred million secrets. */
function repeats(text: string): boolean {
  for (let place = 0; place + 9 <= text.length; place += 1) {
    if (text.includes(text.slice(place, place + 9), place + 1)) return true;
  }
  return false;
}

function isWords(text: string): boolean {
  // No generator writes small letters with spaces or hyphens between them, unless they are hexadecimal.
  if (/[\s_.-]/.test(text) && text === text.toLowerCase() && /[g-z]/.test(text)) return true;
  const runs = text.match(RUN) ?? [];
  const letters = runs.join('');
  const vowels = letters.match(/[aeiou]/gi)?.length ?? 0;
  return letters.length > text.replaceAll(/[\s_.-]/g, '').length * WORDED && vowels > letters.length * VOWELS;
}
