import { isTitle } from './rules.ts';

/**
 * A doctor's name as patients read and search it: letters, marks, spaces, apostrophes, hyphens and full stops, without the form of
 * address that screens put before it. '' when no name of two to eighty letters is left. "Dkt. Ng'ang'a  2" → "Ng'ang'a". Pure.
 */
export function cleanDoctorName(typed: string): string {
  const kept = typed.normalize('NFC').replace(/[‘’ʼ`´]/g, "'").replace(/[^\p{L}\p{M} '.-]/gu, ' ').replace(/ +/g, ' ').trim();
  const words = kept.split(' ');
  while (words.length > 1 && isTitle(words[0]!.toLowerCase().replace(/\.$/, ''))) words.shift();
  const name = words.join(' ');
  return /\p{L}.*\p{L}/u.test(name) && name.length <= 80 ? name : '';
}

/** Spoken languages as chips show them: one space between words, each once whatever its case; null when one is no word. Pure. */
export function cleanLanguages(typed: readonly string[]): string[] | null {
  const words = typed.map((language) => language.normalize('NFC').replace(/\s+/g, ' ').trim());
  if (words.some((word) => !/^\p{L}[\p{L}\p{M} ()'’-]{1,39}$/u.test(word))) return null;
  const seen = new Set<string>();
  return words.filter((word) => !seen.has(word.toLowerCase()) && seen.add(word.toLowerCase()));
}
