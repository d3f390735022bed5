import type { Check } from '../../platform/database/invariants.ts';

/** Invariants of steps that take two people. Each query returns the rows that violate its rule. */
export const checks: readonly Check[] = [
  {
    id: 'I-121',
    says: 'a coupon that a second person approved was asked for by its maker and approved by that person',
    sql: `select c.id::text from coupons c
           where c.approved_by is not null
             and not exists (select from approvals a where a.kind = 'generate-coupon' and a.outcome = 'approved'
                                and a.requested_by = c.made_by and a.decided_by = c.approved_by
                                and a.subject_id = c.account_id and a.decided_at = c.created_at)`,
  },
  {
    id: 'I-195',
    says: 'records that open without the passphrase were approved by a second administrator',
    sql: `select o.id::text from record_openings o
           where o.approved_at is not null
             and not exists (select from approvals a where a.kind = 'open-records' and a.outcome = 'approved' and a.subject_id = o.account_id
                                and a.decided_at between o.approved_at - interval '1 minute' and o.approved_at)`,
  },
];
