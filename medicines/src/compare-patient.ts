import { FERTILE_YEARS } from '@tabibu/contract/patient-facts';
import type { CheckInput, Finding, NotCompared } from './findings.ts';
import { KNOWLEDGE, isMeant } from './knowledge.ts';
import type { PatientRule } from './knowledge.ts';
import { normalizeName } from './names.ts';
import type { PrescribedMedicine } from './prescribed-medicine.ts';

type Patient = CheckInput['patient'];

/** From this age, in years, everybody weighs more than the weight limits in the rules. */
const HEAVY_ENOUGH_FROM = 10;

interface Answer {
  readonly holds: boolean | undefined;
  readonly facts: readonly string[];
}

const YES: Answer = { holds: true, facts: [] };
const NO: Answer = { holds: false, facts: [] };
const unknown = (...facts: string[]): Answer => ({ holds: undefined, facts });

/** Returns the findings about age, weight and pregnancy, and which of these facts would be needed. */
export function comparePatient(
  written: readonly PrescribedMedicine[],
  patient: Patient,
): { findings: Finding[]; notCompared: NotCompared[] } {
  const lacking = new Set<string>();
  const findings = written.flatMap((medicine) => {
    const rules = KNOWLEDGE.patientRules.filter(({ target }) =>
      medicine.substances.some((substance) => isMeant(target, substance)),
    );
    const asked = rules.map((rule) => ({ rule, ...isFor(rule, patient) }));
    for (const fact of asked.flatMap(({ facts }) => facts)) lacking.add(fact);
    // Certain findings come first, then level avoid. A second rule with the same harm adds nothing and is left out.
    const held = [
      ...asked.filter(({ holds }) => holds === true),
      ...asked.filter(({ holds, rule }) => holds === undefined && rule.level === 'avoid'),
    ];
    return held
      .filter(({ rule }, place) => held.findIndex((other) => other.rule.effect === rule.effect) === place)
      .flatMap(({ rule, holds }) => findingOf(rule, medicine, holds === true));
  });
  return { findings, notCompared: [...lacking].map((text) => ({ kind: 'fact', text, item: null, suggestion: null })) };
}

function findingOf(
  { effect, whom, level, sources }: PatientRule,
  { name, item }: PrescribedMedicine,
  certain: boolean,
): Finding[] {
  if (item === null) return [];
  const key = ['patient', effect, whom, certain ? 'certain' : 'unknown', normalizeName(name)].join('|');
  return [
    {
      key,
      kind: 'patient',
      level: certain ? level : 'care',
      items: [item],
      medicine: name,
      other: '',
      about: effect,
      whom,
      certain,
      source: sources.join(', '),
    },
  ];
}

/** Returns whether a rule applies to this patient; undefined, with the missing facts, if that is not known. */
function isFor({ whom }: PatientRule, patient: Patient): Answer {
  const [what, limit] = whom.split('<');
  const { ageYears: age, weightKg: weight } = patient;
  if (what === 'everybody') return YES;
  if (what === 'age') return age === undefined ? unknown('age') : age < Number(limit) ? YES : NO;
  if (what === 'weight')
    return weight !== undefined
      ? weight < Number(limit)
        ? YES
        : NO
      : age !== undefined && age >= HEAVY_ENOUGH_FROM
        ? NO
        : unknown('weight');
  return ofWomen(what === 'pregnant', patient);
}

function ofWomen(pregnant: boolean, { ageYears: age, sex, pregnancy }: Patient): Answer {
  if (sex === 'male' || (age !== undefined && (age < FERTILE_YEARS.from || age > FERTILE_YEARS.to))) return NO;
  if (pregnant && pregnancy === 'no') return NO;
  if (pregnant) return pregnancy === 'yes' ? YES : unknown(sex === undefined ? 'sex' : 'pregnancy');
  return pregnancy === 'yes' ? NO : sex === undefined ? unknown('sex') : YES;
}
