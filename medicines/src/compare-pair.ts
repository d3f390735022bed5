import type { Finding } from './findings.ts';
import { KNOWLEDGE, isMeant } from './knowledge.ts';
import type { Interaction, Substance } from './knowledge.ts';
import { normalizeName } from './names.ts';
import { DUPLICATE_THERAPY_GROUPS } from './patient-rules.ts';
import type { PrescribedMedicine } from './prescribed-medicine.ts';

/**
 * Returns the findings about two medicines together: the same substance twice, two of one group, or a dangerous pair.
 */
export function comparePair(one: PrescribedMedicine, other: PrescribedMedicine): Finding[] {
  const pairs = one.substances.flatMap((first) => other.substances.map((second) => [first, second] as const));
  return [...duplicateOf(one, other, pairs), ...interactionsOf(one, other, pairs)];
}

type Pairs = readonly (readonly [Substance, Substance])[];

function finding(
  one: PrescribedMedicine,
  other: PrescribedMedicine,
  rest: Pick<Finding, 'kind' | 'level' | 'about' | 'source'>,
): Finding {
  const items = [one.item, other.item].filter((item) => item !== null);
  return {
    key: [rest.kind, rest.about, ...[normalizeName(one.name), normalizeName(other.name)].sort()].join('|'),
    items,
    medicine: one.name,
    other: other.name,
    whom: '',
    certain: true,
    ...rest,
  };
}

function duplicateOf(one: PrescribedMedicine, other: PrescribedMedicine, pairs: Pairs): Finding[] {
  const same = pairs.find(([first, second]) => first === second);
  if (same !== undefined)
    return [
      finding(one, other, {
        kind: 'duplicate',
        level: 'avoid',
        about: same[0].name,
        source: `WHO ATC/DDD index ${same[0].atc[0] ?? ''}`.trim(),
      }),
    ];
  const [group, level] =
    [...DUPLICATE_THERAPY_GROUPS].find(([id]) =>
      pairs.some(([first, second]) => first.groups.has(id) && second.groups.has(id)),
    ) ?? [];
  return group === undefined || level === undefined
    ? []
    : [finding(one, other, { kind: 'duplicate-group', level, about: group, source: 'WHO ATC/DDD index' })];
}

/**
 * Returns the interactions of two medicines. If two lines of the table apply to one pair of substances, the earlier one
 * counts.
 */
function interactionsOf(one: PrescribedMedicine, other: PrescribedMedicine, pairs: Pairs): Finding[] {
  const met = pairs
    .filter(([first, second]) => first !== second)
    .flatMap(([first, second]) => {
      const rule = KNOWLEDGE.interactions.find((row) => isBetween(row, first, second));
      return rule === undefined ? [] : [{ rule, turned: !(isMeant(rule.one, first) && isMeant(rule.other, second)) }];
    });
  return met.map(({ rule, turned }) => {
    const given = {
      kind: 'interaction',
      level: rule.level,
      about: rule.effect,
      source: rule.sources.join(', '),
    } as const;
    return turned ? finding(other, one, given) : finding(one, other, given);
  });
}

function isBetween({ one, other }: Interaction, first: Substance, second: Substance): boolean {
  return (isMeant(one, first) && isMeant(other, second)) || (isMeant(one, second) && isMeant(other, first));
}
