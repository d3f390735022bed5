import type { Check } from '../../platform/database/invariants.ts';

/** Invariants of subscriptions and coupons. Each query returns the rows that violate its rule. */
export const checks: readonly Check[] = [
  {
    id: 'I-119',
    says: 'a coupon of a subscription belongs to its owner, plan and type of doctor, and ends with it',
    sql: `select c.id::text from coupons c join subscriptions s on s.id = c.subscription_id
           where (c.account_id, c.package_type, c.doctor_type, c.country, c.expires_at)
                 is distinct from (s.account_id, s.plan_id, s.doctor_type, s.country, s.ends_at)`,
  },
  {
    id: 'I-120',
    says: 'no administrator has made more than five coupons within a day without a second person',
    sql: `select c.id::text from coupons c
           where c.made_by is not null and c.approved_by is null
             and (select count(*) from coupons o where o.made_by = c.made_by and o.approved_by is null
                     and o.created_at <= c.created_at and o.created_at > c.created_at - interval '24 hours') > 5`,
  },
];
