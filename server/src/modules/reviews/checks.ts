import type { Check } from '../../platform/database/invariants.ts';

/** Invariants of reviews. Each query returns the rows that break its invariant. */
export const checks: readonly Check[] = [
  {
    id: 'I-37',
    says: 'a review belongs to a completed booking of its author with its doctor',
    sql: `select r.id from reviews r join bookings b on b.id = r.booking_id
           where b.state <> 'completed' or b.patient_id <> r.patient_id or coalesce(b.accepted_by, b.doctor_id) <> r.doctor_id`,
  },
  {
    id: 'I-38',
    says: 'a doctor counts at least the stars of the reviews that are kept',
    sql: `select d.id from doctors d join (select doctor_id, count(*) as given, sum(stars) as stars from reviews group by doctor_id) r on r.doctor_id = d.id
           where d.rating_count < r.given or d.rating_sum < r.stars`,
  },
  {
    id: 'I-71',
    says: 'a reply is by the doctor of its review, and not before it',
    sql: `select a.review_id as id from review_replies a join reviews r on r.id = a.review_id where a.doctor_id <> r.doctor_id or a.created_at < r.created_at`,
  },
];
