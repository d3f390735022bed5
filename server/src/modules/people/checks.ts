import type { Check } from '../../platform/database/invariants.ts';

/** Invariants of people. Each query returns the rows that break its invariant. */
export const checks: readonly Check[] = [
  {
    id: 'I-155',
    says: 'every account has its own person',
    sql: 'select a.id from accounts a where not exists (select from people p where p.id = a.id and p.account_id = a.id)',
  },
  {
    id: 'I-156',
    says: 'a member of a family was added with the consent of that moment',
    sql: 'select id from people where guardian_id is not null and consented_at is distinct from created_at',
  },
];
