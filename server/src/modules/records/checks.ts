import type { Check } from '../../platform/database/invariants.ts';

/** Invariants of documents. Each query returns the rows that break its invariant. */
export const checks: readonly Check[] = [
  {
    id: 'I-167',
    says: 'papers are hidden of appointments for a member of a family only',
    sql: 'select h.booking_id from hidden_papers h join bookings b on b.id = h.booking_id where b.person_id is null',
  },
  {
    id: 'I-61',
    says: 'what is signed has its time, its signature and its doctor, and was written of a visit that took place',
    sql: `select d.id from visit_documents d join bookings b on b.id = d.booking_id
           where d.state <> 'draft' and (d.signed_at is null or d.signature is null or d.doctor_name is null
             or b.funding is null or b.starts_at is null or b.state not in ('scheduled', 'completed', 'missed', 'cancelled'))`,
  },
  {
    id: 'I-62',
    says: 'a document belongs to the patient and the doctor of its visit',
    sql: `select d.id from visit_documents d join bookings b on b.id = d.booking_id
           where b.patient_id <> d.patient_id or coalesce(b.accepted_by, b.doctor_id) <> d.doctor_id or b.country <> d.country`,
  },
  {
    id: 'I-172',
    says: 'a document of a visit is about the person for whom the visit is',
    sql: 'select d.id from visit_documents d join bookings b on b.id = d.booking_id where d.person_id is distinct from b.person_id',
  },
  {
    id: 'I-63',
    says: 'of each kind one document at most stands per visit',
    sql: "select booking_id, kind from visit_documents where state <> 'cancelled' group by booking_id, kind having count(*) > 1",
  },
  {
    id: 'I-64',
    says: 'a prescription is dispensed once, between its signing and its last day',
    sql: `select d.id from visit_documents d where d.dispensed_at is not null and (d.kind <> 'prescription' or d.state <> 'signed' or d.dispensed_at < d.signed_at
             or d.dispensed_at > d.valid_until + interval '2 days')
          union all
          select object_id::uuid from audit_log where action = 'records.dispense' and outcome = 'done' group by object_id having count(*) > 1`,
  },
  {
    id: 'I-65',
    says: 'a follow-up is reminded of once',
    sql: "select object_id from audit_log where action = 'records.remind' group by object_id having count(*) > 1",
  },
  {
    id: 'I-66',
    says: 'only signed notes are added to, after their signing',
    sql: `select a.id from visit_addenda a join visit_documents d on d.id = a.document_id
           where d.kind <> 'note' or d.state <> 'signed' or a.added_at < d.signed_at`,
  },
];
