import { statement } from '../../platform/database/statement.ts';

export interface StatementRow {
  readonly patient_id: string;
  readonly version: number;
  readonly status: 'none-known' | 'listed';
  readonly items_sealed: Buffer;
  readonly said_by: 'patient' | 'doctor';
  readonly said_at: Date;
}

/** Returns the latest version of a patient's allergies. */
export const latest = statement<{ patientId: string }, StatementRow>(
  'patient-facts.latest',
  'select patient_id, version, status, items_sealed, said_by, said_at from allergy_statements where patient_id = $patientId order by version desc limit 1',
  { guarded: true },
);

/** Adds a version. Changes no row when this version exists. */
export const add = statement<{
  patientId: string;
  version: number;
  status: 'none-known' | 'listed';
  itemsSealed: Buffer;
  saidBy: 'patient' | 'doctor';
  accountId: string;
  now: Date;
}>(
  'patient-facts.add',
  `insert into allergy_statements (patient_id, version, status, items_sealed, said_by, account_id, said_at) values ($patientId, $version, $status, $itemsSealed, $saidBy, $accountId, $now)
   on conflict (patient_id, version) do nothing`,
  { guarded: true },
);

/** Everything that was ever stated about what a person does not tolerate, oldest first. */
export const everStated = statement<{ patientId: string }, StatementRow>(
  'patient-facts.export-allergies',
  `select patient_id, version, status, items_sealed, said_by, said_at from allergy_statements where patient_id = $patientId order by version`,
  { guarded: true },
);
