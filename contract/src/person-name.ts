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

/** Returns the first name of somebody, as short messages and strangers get it. Pure. */
export function firstName(fullName: string): string {
  return fullName.trim().split(/\s+/u)[0] ?? '';
}

/**
 * Returns the lower-case words of a name, or of what somebody types to find one, as names are compared and searched
 * everywhere: without marks, apostrophes and invisible characters. A hyphen parts two words. The database does the same
 * (`search_text`). "Ng’ang’a" → ["nganga"]; "Élodie N'Diaye" → ["elodie", "ndiaye"]. Pure.
 */
export function nameWords(text: string): string[] {
  return text
    .replace(/['’‘ʼ`´]/g, '')
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** Fewer letters than these are looked for at the beginning of a word only: 'a' stands in nearly every name. */
const SHORTEST_PART = 3;

/**
 * Returns whether a name is found by what was typed: each typed word stands in one of its words, in any order. An empty
 * text finds every name. Pure.
 */
export function isFoundByName(name: string, typed: string): boolean {
  const words = nameWords(name);
  return nameWords(typed).every((part) =>
    words.some((word) => (part.length < SHORTEST_PART ? word.startsWith(part) : word.includes(part))),
  );
}

/**
 * Returns whether two texts are spellings of one person's name. Marks, apostrophes, doubled letters and the order of
 * words make no difference; an initial stands for a word; further words may be left out if two stay, or the first one.
 * "HASSAN, Juma" is Juma Hasan, "Asha" is Asha Juma; "Juma" is not Asha Juma. Pure.
 */
export function isSameName(one: string, other: string): boolean {
  const [few = [], many = []] = [one, other]
    .map((name) => nameWords(name).map((word) => word.replace(/(.)\1+/gu, '$1')))
    .sort((a, b) => a.length - b.length);
  if (few.length === 0) return many.length === 0;
  if (few.length === 1 && many.length > 1) return few[0] === many[0];
  const left = [...many];
  const take = (fits: (word: string) => boolean) => {
    const at = left.findIndex(fits);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  };
  const isInitial = (part: string, word: string) => part.length === 1 && word.startsWith(part);
  return few
    .filter((part) => !take((word) => word === part))
    .every((part) => take((word) => isInitial(part, word) || isInitial(word, part)));
}
