import type { DoctorType, SpecialtyId } from '@tabibu/contract/specialties';
import { HEALTH_PROBLEMS } from '@tabibu/contract/health-problems';
import type { HealthProblemId } from '@tabibu/contract/health-problems';
import type { Specialties } from './read-specialties.ts';

/** Titles that people type before a name. Stored names have none. */
const TITLES = new Set(['dr', 'dk', 'dkt', 'prof', 'doctor', 'docteur']);

/** Returns whether a word is a title, which says nothing about the doctor who is meant. */
export function isTitle(word: string): boolean {
  return TITLES.has(word);
}

/**
 * Returns how many typing errors a word of this length is forgiven: none below four letters, one up to seven, two from
 * eight on.
 */
export function allowedErrors(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

/**
 * Returns the least number of typing errors between the typed text and any prefix of the word, because people search
 * while they type. An error is a letter missing, added or changed, or two adjacent letters swapped.
 */
export function prefixEditDistance(typed: string, word: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= word.length; column += 1) {
      const same = typed[row - 1] === word[column - 1];
      let cost = Math.min(last[column]! + 1, current[column - 1]! + 1, last[column - 1]! + (same ? 0 : 1));
      const swapped =
        row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      if (swapped) cost = Math.min(cost, beforeLast[column - 2]! + 1);
      current.push(cost);
    }
    beforeLast = last;
    last = current;
  }
  return Math.min(...last);
}

/** A typed beginning with more names than this is searched as a prefix instead of by a list of names. */
export const MAX_NAMES = 300;
/**
 * From this many doctors on, scanning the sorted index until a page is full is faster than collecting and sorting all
 * doctors with the name.
 */
const COMMON = 400;

/** What one typed word may mean: specialties or names. A doctor who has one of them matches. */
export interface Meaning {
  readonly specialties: readonly SpecialtyId[];
  /** Whole words of names; empty when there are too many to list. */
  readonly names: readonly string[];
  /** The prefix of names to search for, when that is faster than the list or the list is too long. */
  readonly beginning: string | undefined;
  /** Words of complaints that may be meant. Their specialties are not in `specialties` yet. */
  readonly complaints?: readonly string[];
}

/** What the vocabulary of a country contains for a typed word. */
export interface Vocabulary {
  /** Words of names that begin with it. */
  readonly names: readonly string[];
  /** About how many doctors have one of these names. */
  readonly doctors: number;
  /** Words of names that are similar. */
  readonly alike: readonly string[];
  /** Words of complaints that begin with it. */
  readonly complaints?: readonly string[];
  /** Words of complaints that are similar, with the number of typing errors. */
  readonly near?: readonly { readonly word: string; readonly errors: number }[];
  /** The text is meant as a name only, even if the word may be something else. */
  readonly namesOnly?: boolean;
}

/** Returns the specialties with a word for which `fits` returns true. Pure. */
export const specialtiesWith = ({ list }: Specialties, fits: (word: string) => boolean) =>
  list.filter(({ words }) => words.some(fits)).map(({ id }) => id);

/**
 * Returns what a typed word means among specialties, complaints and the names of a country. If the word begins a name
 * or a specialty, it means those; otherwise complaints that it begins; otherwise whatever is nearest within the allowed
 * typing errors. Returns null when nothing matches.
 */
export function meaningOf(
  known: Specialties,
  typed: string,
  { names, doctors, alike, complaints = [], near = [], namesOnly = false }: Vocabulary,
): Meaning | null {
  const specialtiesOf = (fits: (word: string) => boolean) => (namesOnly ? [] : specialtiesWith(known, fits));
  const specialties = specialtiesOf((word) => word.startsWith(typed));
  if (specialties.length > 0 || names.length > 0) {
    const tooMany = names.length > MAX_NAMES;
    return { specialties, names: tooMany ? [] : names, beginning: tooMany || doctors > COMMON ? typed : undefined };
  }
  if (complaints.length > 0) return { specialties: [], names: [], beginning: undefined, complaints };
  const words = [...new Set([...alike, ...(namesOnly ? [] : known.list.flatMap((specialty) => specialty.words))])];
  const measured = words.map((word) => ({ word, errors: prefixEditDistance(typed, word) }));
  const least = Math.min(allowedErrors(typed), ...[...measured, ...near].map(({ errors }) => errors));
  const nearest = new Set(measured.filter(({ errors }) => errors === least).map(({ word }) => word));
  const felt = near.filter(({ errors }) => errors === least).map(({ word }) => word);
  if (nearest.size === 0 && felt.length === 0) return null;
  const meant = {
    specialties: specialtiesOf((word) => nearest.has(word)),
    names: alike.filter((word) => nearest.has(word)),
    beginning: undefined,
  };
  return felt.length === 0 ? meant : { ...meant, complaints: felt };
}

/**
 * Moves words that can only be a specialty into the choice of specialties, so that an index answers them. `rest` keeps
 * the words that may be a name.
 */
export function foldMeanings(
  { list }: Specialties,
  choice: SpecialtyChoice,
  meanings: readonly Meaning[],
): { choice: SpecialtyChoice; rest: Meaning[] } {
  const isSpecialtyOnly = ({ names, beginning }: Meaning) => names.length === 0 && beginning === undefined;
  let { specialties } = choice;
  for (const meaning of meanings.filter(isSpecialtyOnly)) {
    const before: readonly SpecialtyId[] =
      specialties ??
      list
        .filter(
          ({ specialist }) => choice.doctorType === undefined || specialist === (choice.doctorType === 'specialist'),
        )
        .map(({ id }) => id);
    specialties = before.filter((id) => meaning.specialties.includes(id));
  }
  const rest = meanings.filter(
    (meaning) => !isSpecialtyOnly(meaning) && specialties?.every((id) => meaning.specialties.includes(id)) !== true,
  );
  return { choice: { ...choice, specialties }, rest };
}

export interface SpecialtyFilter {
  readonly specialty?: string | undefined;
  /** Health problem ids, separated by commas. */
  readonly problem?: string | undefined;
  readonly type: 'all' | 'general' | 'specialist' | 'specialists';
}

export interface SpecialtyChoice {
  /** Undefined: any specialty. Empty: no doctor can match. */
  readonly specialties: readonly SpecialtyId[] | undefined;
  readonly doctorType: DoctorType | undefined;
}

const PROBLEM_IDS = new Set<string>(HEALTH_PROBLEMS.map(({ id }) => id));

/**
 * Returns which specialties satisfy specialty, health problems and doctor type together (C44, C45). Accepts names,
 * aliases and labels of a specialty. An unknown specialty or problem matches nobody.
 */
export function chooseSpecialties(known: Specialties, { specialty, problem, type }: SpecialtyFilter): SpecialtyChoice {
  const doctorType = type === 'all' ? undefined : type === 'general' ? 'general' : 'specialist';
  const named =
    specialty === undefined || specialty.trim() === '' || specialty === 'all' ? undefined : known.find(specialty);
  const isNamed = specialty !== undefined && specialty.trim() !== '' && specialty !== 'all';
  const problems = (problem ?? '')
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '');
  if (!isNamed && problems.length === 0) return { specialties: undefined, doctorType };
  const treating =
    problems.length === 0
      ? undefined
      : new Set<string>(known.treating(problems.filter((id): id is HealthProblemId => PROBLEM_IDS.has(id))));
  const chosen = known.list.filter(
    (candidate) =>
      (!isNamed || candidate.id === named?.id) &&
      (treating === undefined || treating.has(candidate.id)) &&
      (doctorType === undefined || candidate.specialist === (doctorType === 'specialist')),
  );
  return { specialties: chosen.map(({ id }) => id), doctorType };
}

/**
 * Returns whether a doctor may work at an instant. Null is a doctor whose licence nobody has checked: such doctors go
 * on (I-22).
 */
export function isLicensedAt({ licensedUntil }: { licensedUntil: Date | null }, at: Date): boolean {
  return licensedUntil === null || at < licensedUntil;
}
