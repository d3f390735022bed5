import type { Check } from '../../platform/database/invariants.ts';

/** Invariants of locks of records and of wishes to lift them. Each query returns the rows that violate its rule. */
export const checks: readonly Check[] = [
  {
    id: 'I-196',
    says: 'who waits for records to open without passphrase and passkey has one of them',
    sql: `select o.id from record_openings o join accounts a on a.id = o.account_id and a.status = 'active'
            left join record_locks l on l.account_id = o.account_id
           where o.outcome is null and l.account_id is null`,
  },
  {
    id: 'I-201',
    says: 'records that are protected can be opened: by a passphrase, by a passkey or by both',
    sql: `select l.account_id from record_locks l
           where l.hash is null and not exists (select from passkeys p where p.account_id = l.account_id and p.for_records)`,
  },
];
