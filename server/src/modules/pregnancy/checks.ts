import type { Check } from '../../platform/database/invariants.ts';

/** Invariants of pregnancies. Each query returns the rows that break its invariant. */
export const checks: readonly Check[] = [
  {
    id: 'I-192',
    says: 'a reminder of a check-up that waits is of a pregnancy that runs',
    sql: `select n.id from notices n where n.template = 'check-up-due' and n.state = 'waiting'
           and not exists (select from pregnancies p where p.account_id = n.account_id and p.ended_at is null)`,
  },
  {
    id: 'I-193',
    says: 'the person of a pregnancy is reminded of it, or the guardian of the person',
    sql: `select g.id from pregnancies g join people p on p.id = g.person_id
           where g.account_id <> coalesce(p.guardian_id, p.id)`,
  },
];
