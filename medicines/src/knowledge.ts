import { COMBINATIONS } from './combinations.ts';
import { GROUPS } from './groups.ts';
import { HEART_AND_METABOLISM } from './substances-heart-and-metabolism.ts';
import { INFECTIONS } from './substances-infections.ts';
import { NERVES_AND_PAIN } from './substances-nerves-and-pain.ts';
import { INTERACTIONS } from './interactions.ts';
import { PATIENT_RULES } from './patient-rules.ts';
import { normalizeName, phoneticKey, separateDigits } from './names.ts';

/** The version of the medicine data; every signed prescription records it. Change it whenever the data change. */
export const MEDICINES_VERSION = '2026-11-22';

export type Level = 'avoid' | 'care';

/** `draft`: nobody has compared the row with its source. `reviewedBy`: the person who did; empty until then. */
interface Provenance {
  readonly sources: readonly string[];
  readonly status: string;
  readonly reviewedBy: string;
}

export interface Substance extends Provenance {
  /** International nonproprietary name, in English. */
  readonly name: string;
  readonly atc: readonly string[];
  readonly spellings: readonly string[];
  readonly brands: readonly string[];
  /** The ids of its groups. */
  readonly groups: ReadonlySet<string>;
}

interface Group extends Provenance {
  readonly id: string;
  readonly prefixes: readonly string[];
  readonly members: readonly string[];
  readonly not: readonly string[];
  readonly names: readonly string[];
}

interface Combination extends Provenance {
  readonly substances: readonly string[];
  readonly names: readonly string[];
}

export interface Interaction extends Provenance {
  readonly one: string;
  readonly other: string;
  readonly level: Level;
  readonly effect: string;
}

export interface PatientRule extends Provenance {
  readonly target: string;
  readonly whom: string;
  readonly level: Level;
  readonly effect: string;
}

const rowsOf = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
const listOf = (cell: string | undefined): string[] =>
  (cell ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
const provenance = (sources: readonly string[], [status = '', reviewedBy = '']: readonly string[]): Provenance => ({
  sources,
  status,
  reviewedBy,
});

const groups: readonly Group[] = rowsOf(GROUPS).map(([id = '', prefixes, members, not, names, sources, ...rest]) => ({
  id,
  prefixes: listOf(prefixes),
  members: listOf(members),
  not: listOf(not),
  names: listOf(names),
  ...provenance(listOf(sources), rest),
}));

const substances: readonly Substance[] = rowsOf(
  [INFECTIONS, HEART_AND_METABOLISM, NERVES_AND_PAIN].map((table) => table.trim()).join('\n'),
).map(([name = '', atc, spellings, brands, sources, ...rest]) => {
  const codes = listOf(atc);
  const isIn = ({ prefixes, members, not }: Group) =>
    !not.includes(name) &&
    (members.includes(name) || prefixes.some((prefix) => codes.some((code) => code.startsWith(prefix))));
  return {
    name,
    atc: codes,
    spellings: listOf(spellings),
    brands: listOf(brands),
    groups: new Set(groups.filter(isIn).map(({ id }) => id)),
    ...provenance(listOf(sources), rest),
  };
});

const combinations: readonly Combination[] = rowsOf(COMBINATIONS).map(([parts = '', names, sources, ...rest]) => ({
  substances: parts.split('+'),
  names: listOf(names),
  ...provenance(listOf(sources), rest),
}));

const interactions: readonly Interaction[] = rowsOf(INTERACTIONS).map(
  ([one = '', other = '', level, effect = '', source = '', ...rest]) => ({
    one,
    other,
    level: level as Level,
    effect,
    ...provenance([source], rest),
  }),
);

const patientRules: readonly PatientRule[] = rowsOf(PATIENT_RULES).map(
  ([target = '', whom = '', level, effect = '', source = '', ...rest]) => ({
    target,
    whom,
    level: level as Level,
    effect,
    ...provenance([source], rest),
  }),
);

const byName = new Map(substances.map((one) => [one.name, one]));

/** Returns the substance with an international name. Throws for a name that is not in the data. */
function substanceOf(name: string): Substance {
  const found = byName.get(name);
  if (found === undefined) throw new Error(`no substance ${name}`);
  return found;
}

/** What a name means: substances, or in an allergy also a whole group ('penicillin', 'dawa za salfa'). */
export interface Meaning {
  readonly substances: readonly Substance[];
  readonly group?: string;
}

/**
 * Brand names of at least this many letters are also compared by sound. In shorter ones every letter counts: Cefix is
 * not Zeffix.
 */
const SOUND_OF_BRANDS_FROM = 8;

/** Return the keys of a name in an index: `writtenKey` for its spelling, `soundKey` for its sound. */
export const writtenKey = (name: string): string => `=${separateDigits(normalizeName(name))}`;
export const soundKey = (name: string): string =>
  separateDigits(normalizeName(name)).split(' ').map(phoneticKey).join(' ');

/**
 * Returns the index of all names of substances and combinations. `withGroups` adds the names of groups, which take
 * precedence.
 */
function indexOf(withGroups: boolean): ReadonlyMap<string, Meaning> {
  const index = new Map<string, Meaning>();
  const put = (key: string, meaning: Meaning) => void (index.has(key) || index.set(key, meaning));
  const add = (names: readonly string[], meaning: Meaning, brands: readonly string[] = []) => {
    for (const name of [...names, ...brands]) put(writtenKey(name), meaning);
    for (const name of [...names, ...brands.filter(({ length }) => length >= SOUND_OF_BRANDS_FROM)])
      put(soundKey(name), meaning);
  };
  if (withGroups) for (const { id, names } of groups) add(names, { substances: [], group: id });
  for (const { substances: parts, names } of combinations) add([], { substances: parts.map(substanceOf) }, names);
  for (const one of substances) add([one.name, ...one.spellings], { substances: [one] }, one.brands);
  // In a prescription, 'Penisilini' means some penicillin. It counts as a member of the group in every comparison by
  // group.
  if (!withGroups)
    for (const { id, names, ...source } of groups)
      add(names, { substances: [{ ...source, name: id, atc: [], spellings: [], brands: [], groups: new Set([id]) }] });
  return index;
}

/** The medicine data, parsed once. Every row is a draft until its status says otherwise. */
export const KNOWLEDGE = {
  substances,
  groups,
  combinations,
  interactions,
  patientRules,
  names: indexOf(false),
  allergyNames: indexOf(true),
} as const;

/** Returns whether one side of a rule means a substance. A side is the name of a substance, or '@' and a group. */
export function isMeant(side: string, one: Substance): boolean {
  return side.startsWith('@') ? one.groups.has(side.slice(1)) : side === one.name;
}
