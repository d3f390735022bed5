import type { Check } from '../../platform/database/invariants.ts';

/** Invariants of applications. Each query returns the rows that break its invariant. */
export const checks: readonly Check[] = [
  {
    id: 'I-78',
    says: 'whoever applied is a verified doctor exactly while the application is approved',
    sql: `select a.id from applications a left join doctors d on d.id = a.doctor_id
           where a.submitted_at is not null and a.deleted_at is null and (a.status = 'approved') <> (d.verified_at is not null)
             and (a.status = 'approved' or d.account_id = a.account_id) and d.left_at is null`,
  },
  {
    id: 'I-79',
    says: 'every document of an application, and every new licence, is a kept file of its own',
    sql: `select d.file_id from application_documents d
           where not exists (select from files f where f.id = d.file_id and f.purpose_kind = 'application' and f.purpose_id = d.application_id)
          union all select r.file_id from licence_renewals r
           where not exists (select from files f where f.id = r.file_id and f.purpose_kind = 'licence-renewal' and f.purpose_id = r.id)`,
  },
];
