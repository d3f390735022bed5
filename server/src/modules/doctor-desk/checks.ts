import type { Check } from '../../platform/database/invariants.ts';

/** Invariants of doctors whom the office keeps. Each query returns the rows that break its invariant. */
export const checks: readonly Check[] = [
  {
    id: 'I-109',
    says: 'no invitation works for a doctor who has left, or for another account than that of the doctor',
    sql: `select i.id from doctor_invitations i join doctors d on d.id = i.doctor_id
           where i.accepted_at is null and i.replaced_at is null and (d.left_at is not null or d.account_id is distinct from i.account_id)`,
  },
];
