import { compareAllergies } from './compare-allergies.ts';
import { comparePair } from './compare-pair.ts';
import { comparePatient } from './compare-patient.ts';
import type { CheckInput, PrescriptionCheck, Finding, NotCompared } from './findings.ts';
import { MEDICINES_VERSION } from './knowledge.ts';
import type { PrescribedMedicine } from './prescribed-medicine.ts';
import { recogniseMedicine } from './recognise.ts';

/**
 * Routes by which a medicine acts on one place and hardly reaches the rest of the body. Findings of level avoid then
 * become care, except for allergies.
 */
const LOCAL_ROUTES: ReadonlySet<string> = new Set(['skin', 'eye', 'ear', 'nasal', 'vaginal']);

/**
 * Compares a prescription with the patient's allergies, with its own medicines and with the patient. Returns findings
 * and everything that could not be compared. Does not check doses. The server calls it with each save of a draft, and
 * again at signing.
 */
export function checkPrescription({
  medicines,
  otherCurrentMedicines,
  allergies,
  patient,
}: CheckInput): PrescriptionCheck {
  const prescribed = medicines
    .map(({ medicine, form, route }, item) => toPrescribedMedicine(medicine, form ?? '', item, route))
    .filter(({ name }) => name !== '');
  const current = (otherCurrentMedicines ?? []).map((name) => toPrescribedMedicine(name, '', null));
  const told = compareAllergies(prescribed, allergies);
  const people = comparePatient(prescribed, patient);
  const pairs = prescribed.flatMap((one, place) =>
    [...prescribed.slice(place + 1), ...current].flatMap((other) => comparePair(one, other)),
  );
  const unheard: NotCompared[] =
    otherCurrentMedicines === undefined && prescribed.length > 0
      ? [{ kind: 'fact', text: 'other-medicines', item: null, suggestion: null }]
      : [];
  return {
    version: MEDICINES_VERSION,
    findings: withoutDuplicates(
      [...told.findings, ...pairs, ...people.findings].map((finding) => lowerLevelForLocalRoute(finding, prescribed)),
    ).sort(bySeverity),
    notCompared: [
      ...[...prescribed, ...current].flatMap(unknownOf),
      ...told.notCompared,
      ...people.notCompared,
      ...unheard,
    ],
  };
}

function toPrescribedMedicine(medicine: string, form: string, item: number | null, route = ''): PrescribedMedicine {
  const name = medicine.trim();
  const known = recogniseMedicine(name);
  // Some doctors write the name into the field for strength and form. Unknown words in that field are not reported,
  // because they are rarely names.
  const besides = recogniseMedicine(form).substances.filter(
    (one) => one.groups.has('opioid') || known.substances.length === 0,
  );
  return {
    ...known,
    substances: [...new Set([...known.substances, ...besides])],
    name,
    item,
    local: LOCAL_ROUTES.has(route),
  };
}

function unknownOf({ name, item, substances, unknown, near }: PrescribedMedicine): NotCompared[] {
  if (substances.length === 0)
    return [{ kind: item === null ? 'current-medicine' : 'medicine', text: name, item, suggestion: near }];
  return unknown.length === 0 ? [] : [{ kind: 'words', text: unknown.join(' '), item, suggestion: near }];
}

function lowerLevelForLocalRoute(finding: Finding, prescribed: readonly PrescribedMedicine[]): Finding {
  const local = finding.items.some((place) => prescribed.find(({ item }) => item === place)?.local);
  return local && !finding.kind.startsWith('allergy') ? { ...finding, level: 'care' } : finding;
}

function bySeverity(one: Finding, other: Finding): number {
  return Number(one.level === 'care') - Number(other.level === 'care');
}

function withoutDuplicates(findings: readonly Finding[]): Finding[] {
  const seen = new Map<string, Finding>();
  for (const finding of findings)
    if (!seen.has(finding.key) || finding.level === 'avoid')
      seen.set(finding.key, seen.get(finding.key)?.level === 'avoid' ? seen.get(finding.key)! : finding);
  return [...seen.values()];
}
