import type { Check } from '../../platform/database/invariants.ts';

/** Invariants of statements about patients. Each query returns the rows that break its invariant. */
export const checks: readonly Check[] = [
  {
    id: 'I-67',
    says: 'what a person does not tolerate was said in versions without a gap',
    sql: 'select patient_id from allergy_statements group by patient_id having count(*) <> max(version) or min(version) <> 1',
  },
  {
    id: 'I-187',
    says: 'the facts of somebody who took the own record along are kept under the own account only',
    sql: 'select f.patient_id from patient_facts f join people p on p.id = f.patient_id where p.taken_by is not null',
  },
];
