import { statement } from '../../platform/database/statement.ts';

export interface StatementRow {
  readonly patient_id: string;
  readonly version: number;
  readonly status: 'none-known' | 'listed';
  readonly items_sealed: Buffer;
  readonly said_by: 'patient' | 'doctor';
  readonly said_at: Date;
}

/** What was said last. */
export const latest = statement<StatementRow>(
  'records.latest-allergies',
  'select patient_id, version, status, items_sealed, said_by, said_at from allergy_statements where patient_id = $1 order by version desc limit 1',
);

/** Conditional: nobody has said something of this version. */
export const add = statement(
  'records.add-allergies',
  `insert into allergy_statements (patient_id, version, status, items_sealed, said_by, account_id, said_at) values ($1, $2, $3, $4, $5, $6, $7)
   on conflict (patient_id, version) do nothing`,
);
