import { useEffect, useState } from 'react';
import type { PrescriptionCheck } from '@tabibu/contract/medicines/findings';
import type { ControlledMatch } from '@tabibu/contract/medicines/find-controlled';
import { plainFacts } from '@tabibu/contract/patient-facts';
import type { PrescriptionItemBody, VisitRecordsBody } from '../../api/records.ts';

export interface Safety extends PrescriptionCheck {
  readonly controlled: readonly ControlledMatch[];
}

/** The doctor's reasons to prescribe in spite of a finding, by the key of the finding. */
export type Reasons = ReadonlyMap<string, string>;

/** In milliseconds: a half-typed name is not checked. */
const PAUSE = 700;

/** The medicine data are large, so they are loaded only when a medicine is typed. */
const loadEngine = async () => {
  const [{ checkPrescription }, { checkInputOf }, { findControlledMedicines }] = await Promise.all([
    import('@tabibu/contract/medicines/check-prescription'),
    import('@tabibu/contract/medicines/check-input'),
    import('@tabibu/contract/medicines/find-controlled'),
  ]);
  return { checkPrescription, checkInputOf, findControlledMedicines };
};
type Engine = Awaited<ReturnType<typeof loadEngine>>;

/** True if at least one medicine is named. */
export const hasMedicine = (items: readonly PrescriptionItemBody[]): boolean =>
  items.some(({ medicine }) => medicine.trim() !== '');

/**
 * The safety check of the typed medicines, with the allergies and facts of the loaded visit. It runs 700 ms after the
 * last keystroke, or at once with `atOnce`. Until the medicine data are loaded, it returns the server's check of the
 * last saved draft. The server checks again when the prescription is signed.
 */
export function useSafety(
  visit: VisitRecordsBody,
  typed: readonly PrescriptionItemBody[],
  atOnce = false,
): Safety | undefined {
  const [engine, setEngine] = useState<Engine>();
  const [settled, setSettled] = useState(typed);
  const wanted = hasMedicine(typed);
  useEffect(() => {
    if (!wanted || engine) return;
    let gone = false;
    void loadEngine().then(
      (loaded) => {
        if (!gone) setEngine(loaded);
      },
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [wanted, engine]);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);
  const items = atOnce ? typed : settled;
  if (!engine) return savedSafety(visit);
  const { allergies, facts, today, patient } = visit;
  const given = {
    items,
    allergies: allergies ?? { status: 'not-asked' as const, items: [] },
    facts: facts ? plainFacts(facts) : {},
    today,
  };
  return {
    ...engine.checkPrescription(engine.checkInputOf(given)),
    controlled: engine.findControlledMedicines(items, patient.country),
  };
}

function savedSafety({ prescription }: VisitRecordsBody): Safety | undefined {
  const saved = prescription?.state === 'draft' ? prescription.safety : undefined;
  return saved
    ? {
        version: saved.version,
        findings: saved.findings,
        notCompared: saved.not_compared,
        controlled: prescription?.not_allowed ?? [],
      }
    : undefined;
}

/** The reasons for the present findings, in the form that the server expects. Empty reasons are left out. */
export function acknowledgedOf(
  findings: readonly { readonly key: string }[],
  reasons: Reasons,
): { key: string; reason: string }[] {
  return findings.flatMap(({ key }) => {
    const reason = reasons.get(key)?.trim() ?? '';
    return reason === '' ? [] : [{ key, reason }];
  });
}
