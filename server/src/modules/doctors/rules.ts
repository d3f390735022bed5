import type { DoctorType, SpecialtyId } from '@tabibu/contract/specialties';
import { SPECIALTIES, findSpecialty } from '@tabibu/contract/specialties';
import { HEALTH_PROBLEMS, specialtiesTreating } from '@tabibu/contract/health-problems';
import type { HealthProblemId } from '@tabibu/contract/health-problems';

/** Titles that people type before a name; no doctor's name is stored with one. */
const TITLES = new Set(['dr', 'dkt', 'prof', 'doctor', 'docteur']);

/** True for a word that is a form of address and says nothing about which doctor is meant. */
export function isTitle(word: string): boolean {
  return TITLES.has(word);
}

/** How many typing errors a word of this length is forgiven: none below four letters, one up to seven, two from eight on. */
export function forgivenErrors(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

/**
 * The least number of typing errors (a letter missing, added, changed, or two neighbours swapped) between what was typed and a
 * beginning of the word; people search while they type.
 */
export function errorsToBeginning(typed: string, word: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= word.length; column += 1) {
      const same = typed[row - 1] === word[column - 1];
      let cost = Math.min(last[column]! + 1, current[column - 1]! + 1, last[column - 1]! + (same ? 0 : 1));
      const swapped = row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      if (swapped) cost = Math.min(cost, beforeLast[column - 2]! + 1);
      current.push(cost);
    }
    beforeLast = last;
    last = current;
  }
  return Math.min(...last);
}

/** More names than this for one beginning are not spelt out. */
export const MOST_NAMES = 300;
/** From this many doctors on it is quicker to walk the sorted list until a page is full than to collect and sort who bears a name. */
const COMMON = 400;

/** What one typed word may mean: a specialty, or a doctor's name. A doctor matches who has either. */
export interface Meaning {
  readonly specialties: readonly SpecialtyId[];
  /** Whole words of names; none when they are too many to spell out. */
  readonly names: readonly string[];
  /** What the names begin with, when it is worth looking for that instead. */
  readonly beginning: string | undefined;
}

/** What the vocabulary of a country says about a typed word. */
export interface Vocabulary {
  /** Words of names that begin so. */
  readonly names: readonly string[];
  /** How many doctors bear them, about. */
  readonly doctors: number;
  /** Words of names that look alike. */
  readonly alike: readonly string[];
}

/** Lower-case words without accents and apostrophes, as the database compares names. */
function plainWords(text: string): string[] {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/['’]/g, '').split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}

/** The words of a specialty's name in three languages. */
const SPECIALTY_WORDS = SPECIALTIES.map(({ id, name, labels }) => ({ id, words: plainWords([name, ...Object.values(labels)].join(' ')) }));

const specialtiesWith = (fits: (word: string) => boolean) => SPECIALTY_WORDS.filter(({ words }) => words.some(fits)).map(({ id }) => id);

/**
 * What a typed word means among specialties and the names of a country. A word that begins something means that; one that begins
 * nothing means whatever is nearest within the forgiven errors. Null when it means nobody.
 */
export function meaningOf(typed: string, { names, doctors, alike }: Vocabulary): Meaning | null {
  const specialties = specialtiesWith((word) => word.startsWith(typed));
  if (specialties.length > 0 || names.length > 0) {
    const tooMany = names.length > MOST_NAMES;
    return { specialties, names: tooMany ? [] : names, beginning: tooMany || doctors > COMMON ? typed : undefined };
  }
  const words = [...new Set([...alike, ...SPECIALTY_WORDS.flatMap((specialty) => specialty.words)])];
  const measured = words.map((word) => ({ word, errors: errorsToBeginning(typed, word) }));
  const least = Math.min(forgivenErrors(typed), ...measured.map(({ errors }) => errors));
  const nearest = new Set(measured.filter(({ errors }) => errors === least).map(({ word }) => word));
  if (nearest.size === 0) return null;
  return { specialties: specialtiesWith((word) => nearest.has(word)), names: alike.filter((word) => nearest.has(word)), beginning: undefined };
}

/**
 * Takes what words say about the specialty alone into the choice of specialties, so that an index answers it; the rest, where a
 * name may be meant, stays.
 */
export function foldMeanings(choice: SpecialtyChoice, meanings: readonly Meaning[]): { choice: SpecialtyChoice; rest: Meaning[] } {
  const isSpecialtyOnly = ({ names, beginning }: Meaning) => names.length === 0 && beginning === undefined;
  let { specialties } = choice;
  for (const meaning of meanings.filter(isSpecialtyOnly)) {
    const before: readonly SpecialtyId[] = specialties ?? SPECIALTIES.filter(({ specialist }) => choice.doctorType === undefined || specialist === (choice.doctorType === 'specialist')).map(({ id }) => id);
    specialties = before.filter((id) => meaning.specialties.includes(id));
  }
  const rest = meanings.filter((meaning) => !isSpecialtyOnly(meaning) && specialties?.every((id) => meaning.specialties.includes(id)) !== true);
  return { choice: { ...choice, specialties }, rest };
}

export interface SpecialtyWish {
  readonly specialty?: string | undefined;
  /** Comma-separated health problem ids. */
  readonly problem?: string | undefined;
  readonly type: 'all' | 'general' | 'specialist' | 'specialists';
}

export interface SpecialtyChoice {
  /** Undefined: any. Empty: nobody can match. */
  readonly specialties: readonly SpecialtyId[] | undefined;
  readonly doctorType: DoctorType | undefined;
}

const PROBLEM_IDS = new Set<string>(HEALTH_PROBLEMS.map(({ id }) => id));

/**
 * Which specialties satisfy specialty, health problems and doctor type together (C44, C45). Names, aliases and labels of a
 * specialty are understood; an unknown specialty or problem matches nobody rather than everybody.
 */
export function chooseSpecialties({ specialty, problem, type }: SpecialtyWish): SpecialtyChoice {
  const doctorType = type === 'all' ? undefined : type === 'general' ? 'general' : 'specialist';
  const named = specialty === undefined || specialty.trim() === '' || specialty === 'all' ? undefined : findSpecialty(specialty);
  const isNamed = specialty !== undefined && specialty.trim() !== '' && specialty !== 'all';
  const problems = (problem ?? '').split(',').map((id) => id.trim()).filter((id) => id !== '');
  if (!isNamed && problems.length === 0) return { specialties: undefined, doctorType };
  const treating = problems.length === 0 ? undefined : new Set<string>(specialtiesTreating(problems.filter((id): id is HealthProblemId => PROBLEM_IDS.has(id))));
  const chosen = SPECIALTIES.filter((candidate) =>
    (!isNamed || candidate.id === named?.id)
    && (treating === undefined || treating.has(candidate.id))
    && (doctorType === undefined || candidate.specialist === (doctorType === 'specialist')));
  return { specialties: chosen.map(({ id }) => id), doctorType };
}
