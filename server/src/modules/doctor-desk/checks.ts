import type { Check } from '../../platform/database/invariants.ts';

/** Invariants of doctors whom the office keeps. Each query returns the rows that break its invariant. */
export const checks: readonly Check[] = [
  {
    id: 'I-109',
    says: 'no invitation works for a doctor who has left, or for another account than that of the doctor',
    sql: `select i.id from doctor_invitations i join doctors d on d.id = i.doctor_id
           where i.accepted_at is null and i.replaced_at is null and (d.left_at is not null or d.account_id is distinct from i.account_id)`,
  },
  {
    id: 'I-110',
    says: 'the picture of a doctor is a kept file of its own, shown by its own address',
    sql: `select d.id from doctors d left join files f on f.id = d.picture_file
           where d.picture_file is not null and (f.purpose_kind is distinct from 'doctor-picture' or f.purpose_id is distinct from d.id
             or f.kind not in ('jpeg', 'png') or d.image is distinct from '/api/doctors/' || d.id || '/pictures/' || d.picture_file)`,
  },
];
