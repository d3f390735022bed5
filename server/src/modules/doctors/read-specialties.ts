import { EMERGENCY_FITNESS } from '@tabibu/contract/emergency-fitness';
import { nameWords } from '@tabibu/contract/person-name';
import { HEALTH_PROBLEMS } from '@tabibu/contract/health-problems';
import type { HealthProblemId } from '@tabibu/contract/health-problems';
import { SPECIALTIES } from '@tabibu/contract/specialties';
import type { PrintedSpecialty, SpecialtyId } from '@tabibu/contract/specialties';
import type { SpecialtyTerms } from '@tabibu/contract/specialty-rules';
import type { Context } from '../../platform/context.ts';
import { readSettings, recentSettings, textIn } from '../settings/index.ts';
import type { StoredSettings } from '../settings/index.ts';

/** A specialty that holds now: a printed one, with what administrators changed of it, or one that they added. */
export interface Specialty extends SpecialtyTerms {
  readonly id: SpecialtyId;
  /** The English name, by which calls of the API name it. */
  readonly name: string;
  /** Null for a specialty that administrators added. */
  readonly printed: PrintedSpecialty | null;
  /** The words of its names in three languages, also of the printed ones that it had before. */
  readonly words: readonly string[];
}

/** All specialties that hold now. */
export interface Specialties {
  /** In the order of the house. */
  readonly list: readonly Specialty[];
  /** Returns a specialty. One that this process does not know yet is named by its id. */
  of(id: SpecialtyId): Specialty;
  /** Returns whether an id is or was that of a specialty. */
  knows(id: SpecialtyId): boolean;
  /** Finds a specialty by id, alias or any name that it has or had in print, ignoring case. */
  find(spelling: string): Specialty | undefined;
  /** Returns all specialties that treat any of the problems. */
  treating(problems: readonly HealthProblemId[]): SpecialtyId[];
  /** The specialties that may be rung for an emergency with their order: 1 before 2 before 3. */
  readonly fitness: Readonly<Record<SpecialtyId, number>>;
}

/** As the settings keep it. A removed specialty is in no list, but papers and old applications still name it. */
export interface StoredTerms extends SpecialtyTerms {
  readonly removed?: true;
}

const PREFIX = 'specialty:';
const made = new WeakMap<StoredSettings, Specialties>();

/** Returns the key under which the settings keep what administrators decided of a specialty. */
export function keyOfSpecialty(id: SpecialtyId): `specialty:${string}` {
  return `${PREFIX}${id}`;
}

/** Returns the specialties that hold now, for what decides about money or an emergency. */
export async function readSpecialties(ctx: Context): Promise<Specialties> {
  return specialtiesIn(await readSettings(ctx));
}

/** Returns the specialties, at most five seconds old on other processes, without a query, for what is shown often. */
export async function recentSpecialties(ctx: Context): Promise<Specialties> {
  return specialtiesIn(await recentSettings(ctx));
}

/** Returns the specialties of stored settings: the printed ones, changed and added to. Pure. */
export function specialtiesIn(settings: StoredSettings): Specialties {
  const known = made.get(settings);
  if (known !== undefined) return known;
  const printed = SPECIALTIES.map((specialty) =>
    specialtyOf(specialty.id, termsIn(settings, specialty.id) ?? printedTerms(specialty), specialty),
  );
  const added = [...settings.keys()]
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => key.slice(PREFIX.length))
    .filter((id) => printed.every((one) => one.id !== id))
    .sort()
    .map((id) => specialtyOf(id, termsIn(settings, id)!, null));
  const isGone = ({ id }: Specialty) => termsIn(settings, id)?.removed === true;
  const listed = [...printed, ...added].filter((specialty) => !isGone(specialty));
  const found = index(inOrder(listed, textIn(settings, 'specialty_order')), added.filter(isGone));
  made.set(settings, found);
  return found;
}

/** Returns what the release says of a printed specialty. Pure. */
export function printedTerms({ id, labels, specialist }: PrintedSpecialty): SpecialtyTerms {
  return {
    labels,
    specialist,
    emergency: EMERGENCY_FITNESS[id] ?? 0,
    problems: HEALTH_PROBLEMS.filter(({ specialties }) => specialties.some((one) => one === id)).map(
      (problem) => problem.id,
    ),
    offered: true,
  };
}

/** Returns the specialties with their order for an emergency; the one that the patient asked for comes first (0). */
export function fitnessFor({ fitness }: Specialties, asked: SpecialtyId | undefined): Readonly<Record<string, number>> {
  return asked !== undefined && Object.hasOwn(fitness, asked) ? { ...fitness, [asked]: 0 } : fitness;
}

function termsIn(settings: StoredSettings, id: SpecialtyId): StoredTerms | null {
  return (settings.get(keyOfSpecialty(id)) as StoredTerms | undefined) ?? null;
}

function specialtyOf(id: SpecialtyId, terms: SpecialtyTerms, printed: PrintedSpecialty | null): Specialty {
  const names = [...Object.values(terms.labels), ...(printed === null ? [] : Object.values(printed.labels))];
  return { ...terms, id, printed, name: terms.labels.en, words: [...new Set(nameWords(names.join(' ')))] };
}

function inOrder(specialties: readonly Specialty[], order: string | null): Specialty[] {
  const places = new Map((order ?? '').split(',').map((id, place) => [id, place]));
  const placeOf = ({ id }: Specialty) => places.get(id) ?? places.size;
  return specialties.toSorted((one, other) => placeOf(one) - placeOf(other));
}

function index(list: readonly Specialty[], removed: readonly Specialty[]): Specialties {
  const byId = new Map([...list, ...removed].map((specialty) => [specialty.id, specialty]));
  const bySpelling = new Map<string, Specialty>();
  // A name that somebody gave wins over a printed one that another specialty had before.
  const spellings = [spellingsNow, spellingsBefore].flatMap((of) =>
    list.flatMap((specialty) => of(specialty).map((spelling) => [spelling.trim().toLowerCase(), specialty] as const)),
  );
  for (const [spelling, specialty] of spellings) if (!bySpelling.has(spelling)) bySpelling.set(spelling, specialty);
  return {
    list,
    knows: (id) => byId.has(id),
    of: (id) => byId.get(id) ?? unknown(id),
    find: (spelling) => bySpelling.get(spelling.trim().toLowerCase()),
    treating: (problems) =>
      list.filter((one) => one.problems.some((problem) => problems.includes(problem))).map(({ id }) => id),
    fitness: Object.fromEntries(list.filter(({ emergency }) => emergency > 0).map((one) => [one.id, one.emergency])),
  };
}

const spellingsNow = ({ id, labels }: Specialty) => [id, ...Object.values(labels)];
const spellingsBefore = ({ printed }: Specialty) =>
  printed === null ? [] : [printed.name, ...printed.aliases, ...Object.values(printed.labels)];

function unknown(id: SpecialtyId): Specialty {
  const labels = { sw: id, en: id, fr: id };
  return specialtyOf(id, { labels, specialist: false, emergency: 0, problems: [], offered: false }, null);
}
