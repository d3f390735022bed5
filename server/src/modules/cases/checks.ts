import type { Check } from '../../platform/database/invariants.ts';

/** Invariants of the queue. Each query returns the rows that violate its rule. */
export const checks: readonly Check[] = [
  {
    id: 'I-96',
    says: 'everything that waits for a person for more than five minutes has an open case, and no case is open for something that is settled',
    sql: `with waiting (kind, subject_id, since) as (
            select 'withdrawal', id::text, created_at from withdrawals where state <> 'rejected' and paid_at is null
            union all
            select 'contested-consultation', id::text, contested_at from bookings where contested_at is not null and contest_outcome is null
            union all
            select case when surplus then 'surplus-payment' else 'refund-due' end, id::text, moved_at from payments where state = 'refund-due')
          select w.kind || ' ' || w.subject_id from waiting w
           where w.since < now() - interval '5 minutes'
             and not exists (select from cases c where c.kind = w.kind and c.subject_id = w.subject_id and c.closed_at is null)
          union select c.id::text from cases c
           where c.closed_at is null and c.opened_at < now() - interval '5 minutes'
             and not exists (select from waiting w where w.kind = c.kind and w.subject_id = c.subject_id)`,
  },
];
