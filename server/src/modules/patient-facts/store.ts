import { statement } from '../../platform/database/statement.ts';

export interface FactsRow {
  readonly patient_id: string;
  readonly version: number;
  readonly facts_sealed: Buffer;
  readonly by_visit_sealed: Buffer | null;
}

export const find = statement<{ patientId: string }, FactsRow>(
  'patient-facts.find',
  'select patient_id, version, facts_sealed, by_visit_sealed from patient_facts where patient_id = $patientId',
  { guarded: true },
);

/** The facts of several people. */
export const findMany = statement<{ personIds: readonly string[] }, FactsRow>(
  'patient-facts.find-many',
  'select patient_id, version, facts_sealed, by_visit_sealed from patient_facts where patient_id = any($personIds::uuid[])',
  { guarded: true },
);

/**
 * Saves the facts of a person as version `version`. Changes no row unless the stored version is `version` - 1 or there
 * is none.
 */
export const save = statement<{
  patientId: string;
  version: number;
  factsSealed: Buffer;
  byVisitSealed: Buffer | null;
  accountId: string;
  now: Date;
}>(
  'patient-facts.save',
  `insert into patient_facts (patient_id, version, facts_sealed, by_visit_sealed, account_id, said_at)
   values ($patientId, $version, $factsSealed, $byVisitSealed, $accountId, $now)
   on conflict (patient_id) do update set version = excluded.version, facts_sealed = excluded.facts_sealed, by_visit_sealed = excluded.by_visit_sealed, account_id = excluded.account_id, said_at = excluded.said_at
   where patient_facts.version = excluded.version - 1`,
  { guarded: true },
);

/** Those of these visits whose papers are hidden from the guardian. */
export const hiddenAmong = statement<{ visits: readonly string[] }, { id: string }>(
  'patient-facts.hidden-among',
  'select visit.id from unnest($visits::uuid[]) as visit (id) where papers_are_hidden(visit.id)',
);

export const forget = statement<{ personId: string }>(
  'patient-facts.forget',
  'delete from patient_facts where patient_id = $personId',
  { guarded: true },
);
