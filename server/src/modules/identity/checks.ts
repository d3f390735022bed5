import type { Check } from '../../platform/database/invariants.ts';

/** Rules that always hold for accounts, codes and sessions. */
export const checks: readonly Check[] = [
  {
    id: 'I-28',
    says: 'a one-time code is tried at most five times, used at most once, and lives five minutes',
    sql: `select id from code_challenges
           where attempts > 5 or expires_at > created_at + interval '5 minutes' or used_at > expires_at or (used_at is not null and attempts = 0)`,
  },
  {
    id: 'I-30',
    says: 'a number belongs to one active account, and an erased account keeps neither number nor name',
    sql: `select one.id from accounts one join accounts other on other.phone = one.phone and other.id <> one.id
           where one.status = 'active' and other.status = 'active'
          union select id from accounts where status = 'erased' and (phone is not null or full_name <> '' or email is not null)`,
  },
  {
    id: 'I-194',
    says: 'only sessions of people whose records have a lock are closed to old records, and their erased accounts have none',
    sql: `select s.id from sessions s left join record_locks l on l.account_id = s.account_id
           where s.records_closed_at is not null and s.revoked_at is null and l.account_id is null
          union select l.account_id from record_locks l join accounts a on a.id = l.account_id where a.status <> 'active'`,
  },
];
