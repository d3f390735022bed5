import type { Check } from '../../platform/database/invariants.ts';

/** Invariants of forgotten record passphrases. Each query returns the rows that violate its rule. */
export const checks: readonly Check[] = [
  {
    id: 'I-196',
    says: 'who waits for records to open without the passphrase has one',
    sql: `select o.id from record_openings o join accounts a on a.id = o.account_id and a.status = 'active'
            left join record_locks l on l.account_id = o.account_id
           where o.outcome is null and l.account_id is null`,
  },
];
