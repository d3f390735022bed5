import type { Check } from '../../platform/database/invariants.ts';

/** Invariants of schedules and their doses. Each query returns the rows that break its invariant. */
export const checks: readonly Check[] = [
  {
    id: 'I-188',
    says: 'a reminder of medicine that waits is of a dose without an answer, of a schedule that stands',
    sql: `select n.id from notices n where n.template = 'medicine-time' and n.state = 'waiting'
           and not exists (select from medication_doses d join medication_schedules s on s.person_id = d.person_id and s.id = d.schedule_id
             where s.account_id = n.account_id and s.stopped_at is null and d.answer is null and d.due_at = n.valid_until - interval '2 hours')`,
  },
  {
    id: 'I-189',
    says: 'no dose is due after its schedule was stopped, unless it was answered before',
    sql: `select s.id from medication_doses d join medication_schedules s on s.person_id = d.person_id and s.id = d.schedule_id
           where d.due_at > s.stopped_at and (d.answer is null or d.answered_at > s.stopped_at)`,
  },
  {
    id: 'I-190',
    says: 'the person of a schedule is reminded of it, or the guardian of the person',
    sql: `select s.id from medication_schedules s join people p on p.id = s.person_id
           where s.account_id <> coalesce(p.guardian_id, p.id)`,
  },
];
