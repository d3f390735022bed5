import { ALLERGY_GROUPS, CROSS_REACTIONS } from './allergy-levels.ts';
import type { Finding, NotCompared } from './findings.ts';
import { KNOWLEDGE, soundKey } from './knowledge.ts';
import type { Substance } from './knowledge.ts';
import { normalizeName, isAllergyFiller, separateDigits } from './names.ts';
import type { PrescribedMedicine } from './prescribed-medicine.ts';
import { recogniseAllergy } from './recognise.ts';

interface ParsedAllergy {
  readonly text: string;
  readonly substances: readonly Substance[];
  readonly groups: readonly string[];
  readonly unknown: readonly string[];
  readonly near: string | null;
}

type AllergyMatch = Pick<Finding, 'kind' | 'level' | 'about' | 'source'>;

/**
 * Returns the findings about allergies: by substance, by group and between groups. `allergies` is null if nobody has
 * asked the patient.
 */
export function compareAllergies(
  written: readonly PrescribedMedicine[],
  allergies: readonly string[] | null,
): { findings: Finding[]; notCompared: NotCompared[] } {
  const lacks = (kind: NotCompared['kind'], text: string, suggestion: string | null = null): NotCompared => ({
    kind,
    text,
    item: null,
    suggestion,
  });
  if (allergies === null) return { findings: [], notCompared: written.length > 0 ? [lacks('fact', 'allergies')] : [] };
  const told = allergies.map((text): ParsedAllergy => ({ text, ...recogniseAllergy(text) }));
  return {
    findings: told.flatMap((allergy) =>
      written.flatMap((medicine) => {
        const met = worstMatch(medicine, allergy);
        return met === undefined || medicine.item === null
          ? []
          : [
              {
                key: [met.kind, met.about, normalizeName(medicine.name), normalizeName(allergy.text)].join('|'),
                items: [medicine.item],
                medicine: medicine.name,
                other: allergy.text,
                whom: '',
                certain: met.kind !== 'allergy-maybe',
                ...met,
              },
            ];
      }),
    ),
    notCompared: told.flatMap(({ text, substances, groups, unknown, near }) =>
      substances.length + groups.length === 0
        ? [lacks('allergy', text, near)]
        : unknown.length > 0
          ? [lacks('words', unknown.join(' '), near)]
          : [],
    ),
  };
}

/** Returns the most serious finding of an allergy about a medicine. */
function worstMatch(medicine: PrescribedMedicine, allergy: ParsedAllergy): AllergyMatch | undefined {
  const met = [
    ...medicine.substances.flatMap((substance) => bySubstance(substance, allergy)),
    ...byWord(medicine, allergy),
    ...byGuess(medicine, allergy),
  ];
  return met.find(({ level }) => level === 'avoid') ?? met[0];
}

function bySubstance(
  substance: Substance,
  { substances, groups }: Pick<ParsedAllergy, 'substances' | 'groups'>,
): AllergyMatch[] {
  if (substances.includes(substance))
    return [
      {
        kind: 'allergy',
        level: 'avoid',
        about: substance.name,
        source: `WHO ATC/DDD index ${substance.atc[0] ?? ''}`.trim(),
      },
    ];
  const own = new Set([...groups, ...substances.flatMap((one) => [...one.groups])]);
  const shared = [...substance.groups].filter((id) => groups.includes(id) || (own.has(id) && ALLERGY_GROUPS.has(id)));
  const levelOf = (id: string) => (groups.includes(id) ? 'avoid' : ALLERGY_GROUPS.get(id)!);
  const group = shared.find((id) => levelOf(id) === 'avoid') ?? shared[0];
  if (group !== undefined)
    return [{ kind: 'allergy-group', level: levelOf(group), about: group, source: 'WHO ATC/DDD index' }];
  const crossing = CROSS_REACTIONS.find(({ from, to }) => own.has(from) && substance.groups.has(to));
  return crossing === undefined
    ? []
    : [{ kind: 'allergy-cross', level: crossing.level, about: crossing.from, source: crossing.source }];
}

/**
 * Compares words that the data do not contain: finds the same word in both, or one word inside the other. A superfluous
 * warning costs a line; a missing one may cost a life.
 */
function byWord({ name }: PrescribedMedicine, { unknown, text, substances, groups }: ParsedAllergy): AllergyMatch[] {
  const words = separateDigits(normalizeName(name))
    .split(' ')
    .filter((word) => word.length > 3 && !isAllergyFiller(word));
  const same = (one: string, other: string) =>
    one === other || (Math.min(one.length, other.length) > 4 && (one.includes(other) || other.includes(one)));
  const whole =
    substances.length + groups.length === 0 &&
    normalizeName(text).length > 3 &&
    normalizeName(name) === normalizeName(text);
  const word = words.find((own) => unknown.some((other) => same(own, other)));
  return word === undefined && !whole
    ? []
    : [{ kind: 'allergy', level: 'avoid', about: word ?? normalizeName(text), source: '' }];
}

/** Compares a misspelt allergy as the name that was probably meant, and marks the finding as a guess. */
function byGuess(medicine: PrescribedMedicine, { near }: ParsedAllergy): AllergyMatch[] {
  const meaning = near === null ? undefined : KNOWLEDGE.allergyNames.get(soundKey(near));
  const guessed =
    near === null
      ? []
      : medicine.substances.flatMap((substance) =>
          bySubstance(
            substance,
            meaning === undefined
              ? {
                  substances: KNOWLEDGE.substances.filter(({ name }) => near.split(' + ').includes(name)),
                  groups: KNOWLEDGE.groups.filter(({ id }) => id === near).map(({ id }) => id),
                }
              : { substances: meaning.substances, groups: meaning.group === undefined ? [] : [meaning.group] },
          ),
        );
  return guessed.slice(0, 1).map((met) => ({ ...met, kind: 'allergy-maybe', level: 'care', about: near! }));
}
