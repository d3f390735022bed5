import type { Check } from '../../platform/database/invariants.ts';

/** Invariants of doctors and their accounts. Each query returns the rows that break its invariant. */
export const checks: readonly Check[] = [
  {
    id: 'I-52',
    says: 'whoever patients can find and book has a living account, and the guards that keep it so are in force',
    sql: `select d.id::text from doctors d left join accounts a on a.id = d.account_id
           where d.verified_at is not null and d.suspended_at is null and a.status is distinct from 'active'
          union all select t.name from (values ('guard_account_of_doctor', 'accounts'::regclass), ('guard_doctor_of_account', 'doctors'::regclass)) as t (name, place)
           where not exists (select from pg_trigger g where g.tgrelid = t.place and g.tgname = t.name and g.tgenabled = 'O')`,
  },
  {
    id: 'I-210',
    says: 'one council’s licence number belongs to one doctor who works here; correct the number of one of these two, or end the service of one',
    sql: `select d.full_name || ' and ' || other.full_name from doctors d
           join doctors other on other.licence_key = d.licence_key and other.id > d.id and other.left_at is null and (other.holds_licence or other.verified_at is not null)
           where d.left_at is null and (d.holds_licence or d.verified_at is not null)`,
  },
  {
    id: 'I-110',
    says: 'the picture of a doctor is a kept file of its own, shown by its own address',
    sql: `select d.id from doctors d left join files f on f.id = d.picture_file
           where d.picture_file is not null and (f.purpose_kind is distinct from 'doctor-picture' or f.purpose_id is distinct from d.id
             or f.kind not in ('jpeg', 'png') or d.image is distinct from '/api/doctors/' || d.id || '/pictures/' || d.picture_file)`,
  },
];
