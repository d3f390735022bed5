import type { Check } from '../../platform/database/invariants.ts';

/** Invariants of what people write to us. Each query returns the rows that violate its rule. */
export const checks: readonly Check[] = [
  {
    id: 'I-113',
    says: 'a resolved complaint has our answer, and nothing that its writer wrote after it',
    sql: `select c.id::text from complaints c
           where c.status = 'resolved' and c.sealed is not null
             and (c.response_sealed is null
                  or (select m.author from complaint_messages m where m.complaint_id = c.id order by m.number desc limit 1) = 'writer')`,
  },
];
