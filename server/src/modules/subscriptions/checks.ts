import type { Check } from '../../platform/database/invariants.ts';

/** The sum of the entries of one journal on one account. */
const moved = (kind: string, account: string) =>
  `(select coalesce(sum(e.amount), 0) from ledger_journals j join ledger_entries e on e.journal_id = j.id
      where j.kind = '${kind}' and j.reference = s.id::text and e.account = ${account})`;
const PLAN_ACCOUNT = "'plan:' || s.id || ':' || s.currency";

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
  {
    id: 'I-158',
    says: 'a care plan is shared by no more people than it is for, all of them of the family of its payer',
    sql: `select s.id::text from subscriptions s where (select count(*) from plan_members m where m.subscription_id = s.id
                   and not exists (select from plan_leavings l where l.subscription_id = m.subscription_id and l.person_id = m.person_id)) > s.people - 1
          union select m.subscription_id::text from plan_members m join subscriptions s on s.id = m.subscription_id join people p on p.id = m.person_id
           where p.guardian_id is distinct from s.account_id`,
  },
  {
    id: 'I-168',
    says: 'who shares a care plan was changed once at most in its month',
    sql: 'select subscription_id::text from plan_leavings group by subscription_id having count(distinct left_at) > 1',
  },
  {
    id: 'I-200',
    says: 'whoever was taken along into a month of a care plan shared another month of the same plan',
    sql: `select m.subscription_id::text from plan_members m join subscriptions s on s.id = m.subscription_id
           where m.taken_along and not exists (
             select from plan_members k join subscriptions o on o.id = k.subscription_id
              where k.person_id = m.person_id and o.id <> s.id and o.account_id = s.account_id and o.plan_id = s.plan_id
                and o.doctor_type = s.doctor_type)`,
  },
  {
    id: 'I-140',
    says: 'of each coupon, the calls that pay for bookings and those that are left make its limit',
    sql: `select c.id::text from coupons c
           where c.calls_used <> (select count(*) from coupon_uses u where u.coupon_id = c.id and u.state = 'used')`,
  },
  {
    id: 'I-142',
    says: 'money that was paid for a plan has opened it once, or is owed back: never both, never neither; what was opened has the price and terms of its order',
    sql: `select p.id::text from payments p left join subscriptions s on s.payment_id = p.id
           where p.purpose_kind = 'plan' and (case
             when p.state = 'settled' then p.settled_at < now() - interval '5 minutes' and (s.id is null or s.refunded_at is not null)
             when p.state in ('refund-due', 'refunded') then s.id is not null and s.refunded_at is null
             else s.id is not null end)
          union select s.id::text from subscriptions s left join plan_orders o on o.id = s.order_id left join payments p on p.id = s.payment_id
           where s.order_id is not null and ((o.account_id, o.plan_id, o.doctor_type, o.country, o.price, o.currency, o.calls, o.people)
                 is distinct from (s.account_id, s.plan_id, s.doctor_type, s.country, s.price, s.currency, s.calls, s.people)
              or (p.purpose_kind, p.purpose_id, p.payer_id, p.amount, p.currency) is distinct from ('plan', o.id, s.account_id, s.price, s.currency))`,
  },
  {
    id: 'I-143',
    says: 'a paid plan has brought its price to its own account once, and given it back once if it was refunded; when it is over nothing stays there; the worth of each call left the plan or the house once, and came back once if the call did',
    sql: `select s.id::text from subscriptions s
           where ${moved('plan-sale', PLAN_ACCOUNT)} <> case when s.payment_id is null then 0 else s.price end
              or ${moved('plan-refund', PLAN_ACCOUNT)} <> case when s.refunded_at is null then 0 else -s.price end
          union select u.booking_id::text from coupon_uses u join coupons c on c.id = u.coupon_id
           where not exists (select from ledger_journals j join ledger_entries e on e.journal_id = j.id
                              where j.kind = 'coupon-use' and j.reference = u.booking_id::text and e.amount = -u.amount
                                and e.account = case u.paid_by when 'plan' then 'plan:' || c.subscription_id || ':' || u.currency else 'goodwill:' || u.currency end)
              or (u.state = 'returned') <> exists (select from ledger_journals j join ledger_entries e on e.journal_id = j.id
                              where j.kind = 'coupon-return' and j.reference = u.booking_id::text and e.account = 'held:' || u.currency and e.amount = -u.amount)
          union select code from ledger_accounts where kind = 'plan' and (balance < 0
             or balance > 0 and exists (select from subscriptions s where s.id::text = split_part(code, ':', 2) and s.ends_at < now() - interval '2 hours'))`,
  },
];
