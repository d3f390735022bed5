import type { Check } from '../../platform/database/invariants.ts';

/** Invariants of what people take along. Each query returns the rows that violate its rule. */
export const checks: readonly Check[] = [
  {
    id: 'I-191',
    says: 'a file with the data of a person that can be downloaded has all its pieces',
    sql: `select e.id from own_exports e where e.state = 'ready'
           and (select count(*) from own_export_parts p where p.export_id = e.id)
            <> (select coalesce(max(p.place), 0) + 1 from own_export_parts p where p.export_id = e.id)`,
  },
];
