import { cleanPersonName } from '@tabibu/contract/person-name';
import { isTitle } from './rules.ts';

/**
 * Returns a doctor's name as patients read and search it, without titles, because screens add one. Returns '' when no
 * letters are left or the name has more than eighty characters. "Dkt. Ng'ang'a 2" → "Ng'ang'a".
 */
export function cleanDoctorName(typed: string): string {
  const words = cleanPersonName(typed).split(' ');
  while (words.length > 1 && isTitle(words[0]!.toLowerCase())) words.shift();
  const name = cleanPersonName(words.join(' '));
  return name.length <= 80 ? name : '';
}

/**
 * Returns spoken languages with single spaces and without repetitions (case is ignored). Returns null when one of them
 * is not a word.
 */
export function cleanLanguages(typed: readonly string[]): string[] | null {
  const words = typed.map((language) => language.normalize('NFC').replace(/\s+/g, ' ').trim());
  if (words.some((word) => !/^\p{L}[\p{L}\p{M} ()'’-]{1,39}$/u.test(word))) return null;
  const seen = new Set<string>();
  return words.filter((word) => !seen.has(word.toLowerCase()) && seen.add(word.toLowerCase()));
}
