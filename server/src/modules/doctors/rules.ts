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

/** The words nearest to a mistyped one within what is forgiven; all that are equally near, in alphabetical order. */
export function nearestWords(typed: string, words: readonly string[]): string[] {
  const measured = words.map((word) => ({ word, errors: errorsToBeginning(typed, word) }));
  const least = Math.min(forgivenErrors(typed), ...measured.map(({ errors }) => errors));
  return measured.filter(({ errors }) => errors === least).map(({ word }) => word).sort();
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
