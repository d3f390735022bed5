import type { Check } from '../../platform/database/invariants.ts';

/** Invariants of the audit chains that a query alone can see. `npm run check:audit` also computes every hash. */
export const checks: readonly Check[] = [
  {
    id: 'I-33',
    says: 'each row of the audit log is in a chain, each chain is without a gap, and reaches as far as the last anchor saw it',
    sql: `select a.id::text from audit_log a where not exists (select from audit_links l where l.audit_id = a.id)
          union all select l.audit_id::text from audit_links l where not exists (select from audit_log a where a.id = l.audit_id)
          union all select chain::text from audit_links group by chain having count(*) <> max(number)
          union all
          select head ->> 'chain' from (select statement::jsonb as said from audit_anchors order by number desc limit 1) last
            cross join jsonb_array_elements(last.said -> 'heads') head
           where not exists (select from audit_links l where l.chain = (head ->> 'chain')::int
                              and l.number = (head ->> 'number')::bigint and encode(l.hash, 'hex') = head ->> 'hash')`,
  },
];
