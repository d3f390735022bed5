/** The longest name that a person may type, in characters. */
export const NAME_LENGTH = 120;

/**
 * Returns a person's name in the form in which it is stored, in one line, or '' if it is not a name. The rule for all
 * names in the product (C42): letters of every script with their marks, spaces, apostrophes and hyphens stay; digits,
 * emoji and all other characters go; at least two letters must remain. "Asha 123" → "Asha"; "Ng’ang’a" → "Ng'ang'a";
 * "N'Diaye" and "Jean-Bosco" stay; "1234", "--" and "A1" are not names.
 */
export function cleanPersonName(typed: string): string {
  const kept = typed
    .normalize('NFC')
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[‐‑]/g, '-')
    .replace(/[^\p{L}\p{M} '-]/gu, ' ');
  // A mark without its letter is the rest of an emoji; an apostrophe or hyphen that stands alone joins nothing.
  const name = kept
    .replace(/(^|[ '-])\p{M}+/gu, '$1')
    .replace(/(^| )['-]+(?= |$)/g, '$1')
    .replace(/ +/g, ' ')
    .trim();
  return /\p{L}.*\p{L}/u.test(name) ? name : '';
}
