import type { Check } from '../../platform/database/invariants.ts';
import { LISTED_ONES, PAID_WORD } from './report-store.ts';

const LIVE = "state in ('awaiting-payment', 'scheduled')";

/** Invariants of bookings. Each query returns the rows that violate its rule. */
export const checks: readonly Check[] = [
  {
    id: 'I-15',
    says: 'at most one effect per person, route and idempotency key',
    sql: 'select principal, route, key from idempotency_keys group by principal, route, key having count(*) > 1',
  },
  {
    id: 'I-16',
    says: 'the price of a booking is the one of its version, country, doctor type and call type, and its payment asks for just that, less what credit pays',
    sql: `select b.id from bookings b left join consultation_fee_versions v on v.country = b.country and v.version = b.price_version
           where v.country is null or v.currency <> b.price_currency or b.price_amount <> case
             when b.doctor_type = 'general' and b.call_type = 'phone' then v.general_phone
             when b.doctor_type = 'general' then v.general_video
             when b.call_type = 'phone' then v.specialist_phone else v.specialist_video end
          union select b.id from bookings b join payments p on p.purpose_kind = 'booking' and p.purpose_id = b.id and p.instead_of is null
           where (p.amount, p.currency, p.price_version, p.payer_id) is distinct from (b.price_amount - b.credit_amount, b.price_currency, b.price_version, b.patient_id)`,
  },
  {
    id: 'I-17',
    says: 'a half hour of a doctor belongs to one live booking',
    sql: `select doctor_id, starts_at from bookings where ${LIVE} and not is_emergency group by doctor_id, starts_at having count(*) > 1`,
  },
  {
    id: 'I-18',
    says: 'no patient is in two live bookings at once',
    sql: `select one.id from bookings one join bookings other on other.patient_id = one.patient_id and other.id <> one.id
           where one.${LIVE} and other.${LIVE} and not one.is_emergency and not other.is_emergency
             and half_hour_from(one.starts_at) && half_hour_from(other.starts_at)`,
  },
  {
    id: 'I-19',
    says: "a slot lies on the half-hour grid from 9:00 to 17:30 on the doctor's wall, and was in the future when it was booked",
    sql: `select b.id from bookings b join doctors d on d.id = b.doctor_id
           where not b.is_emergency and (b.starts_at <= b.created_at
             -- before a doctor moved to another country the wall was another one
             or b.created_at > coalesce((select max(c.decided_at) from doctor_changes c where c.doctor_id = d.id and c.field = 'country' and c.state = 'approved'), '-infinity')
             and to_char(b.starts_at at time zone d.time_zone, 'HH24:MI:SS') !~ '^(09|1[0-7]):(00|30):00$')`,
  },
  {
    id: 'I-20',
    says: 'the fundings of a booking that takes place sum to its price: one payment whose money we hold, used credit, or both; an expired hold has none',
    sql: `select b.id from bookings b left join payments p on p.id = b.payment_id
           where (b.state in ('scheduled', 'completed', 'missed') and (b.funding is null
              or (b.funding = 'payment' and (case when b.contest_outcome = 'refunded' then p.state not in ('refund-due', 'refunded') else p.state is distinct from 'settled' end or p.purpose_kind <> 'booking' or p.purpose_id <> b.id))))
              or (b.state in ('awaiting-payment', 'expired') and b.funding is not null)
          union select b.id from bookings b left join payments p on p.id = b.payment_id and b.funding = 'payment'
            left join lateral (select coalesce(sum(u.amount) filter (where u.state = 'used'), 0) as used, coalesce(sum(u.amount), 0) as ever
                                 from credit_uses u where u.booking_id = b.id) c on true
           where b.funding in ('payment', 'credit') and (b.credit_amount <> c.ever or coalesce(p.amount, 0) + c.ever <> b.price_amount
              or (case when b.state = 'cancelled' or b.contest_outcome = 'refunded' then c.used <> 0 else c.used <> b.credit_amount end))
          union select u.booking_id from credit_uses u join bookings b on b.id = u.booking_id
           where (u.state <> 'reserved' and b.funding is null) or (u.state = 'reserved' and b.state not in ('awaiting-payment', 'expired', 'cancelled'))`,
  },
  {
    id: 'I-21',
    says: 'states go forward only, and the guards that refuse other edges are in force',
    sql: `select t.name from (values ('check_new_booking'), ('check_booking_change')) as t (name)
           where not exists (select from pg_trigger g where g.tgrelid = 'bookings'::regclass and g.tgname = t.name and g.tgenabled = 'O')
          union select id::text from bookings where state = 'cancelled' and (cancelled_at is null or completed_at is not null)`,
  },
  {
    id: 'I-22',
    says: 'every appointment to come is with a verified doctor in service, and none was booked for a time after the licence; a licence that is over ends the service',
    sql: `select b.id::text from bookings b join doctors d on d.id = b.doctor_id
           where b.state = 'scheduled' and b.starts_at > now() and (d.verified_at is null or d.suspended_at is not null
             or (d.licensed_until <= b.starts_at and not b.is_emergency and b.created_at > d.licence_checked_at))
          union all select id::text from doctors
           where licensed_until < now() - interval '5 minutes' and verified_at is not null and suspended_at is null
          union all select t.name from (values ('refuse_new_after_licence'), ('refuse_moved_after_licence')) as t (name)
           where not exists (select from pg_trigger g where g.tgrelid = 'bookings'::regclass and g.tgname = t.name and g.tgenabled = 'O')`,
  },
  {
    id: 'I-23',
    says: 'a cancelled booking has given its money back exactly once, as money, as credit or as one other appointment, and money that came too late is owed back',
    sql: `select b.id from bookings b join payments p on p.id = b.payment_id
           where b.state = 'cancelled' and b.funding = 'payment' and b.rebooked_as is null and (p.state in ('refund-due', 'refunded')) = (b.new_appointment_at is not null)
          union select b.id from bookings b join bookings other on other.id = b.rebooked_as
           where (other.funding, other.payment_id, other.patient_id, other.price_amount, other.price_currency, other.credit_amount)
             is distinct from (b.funding, b.payment_id, b.patient_id, b.price_amount, b.price_currency, b.credit_amount)
          union select b.id from bookings b join payments p on p.purpose_kind = 'booking' and p.purpose_id = b.id
           where b.state in ('cancelled', 'expired') and p.state = 'settled' and p.settled_at < now() - interval '5 minutes'
             and (b.new_appointment_at is null or p.id <> b.payment_id)`,
  },
  {
    id: 'I-141',
    says: 'a call of a coupon pays for a phone call of its owner with its type of doctor, and came back exactly if that was cancelled; every booking that a coupon has paid has its call',
    sql: `select u.booking_id::text from coupon_uses u join coupons c on c.id = u.coupon_id left join bookings b on b.id = u.booking_id
           where (b.funding, b.call_type, b.doctor_type, b.patient_id) is distinct from ('coupon', 'phone', c.doctor_type, c.account_id)
              or (u.state = 'returned') is distinct from (b.state = 'cancelled' or b.contest_outcome is not distinct from 'refunded')
          union select b.id::text from bookings b where b.funding = 'coupon' and not exists (select from coupon_uses u where u.booking_id = b.id)`,
  },
  {
    id: 'I-157',
    says: 'an appointment is for its patient, or for a member of the family of its patient',
    sql: 'select b.id from bookings b join people p on p.id = b.person_id where p.guardian_id is distinct from b.patient_id',
  },
  {
    id: 'I-159',
    says: 'a call of a coupon for a member of the family pays for one who shares the plan',
    sql: `select b.id from bookings b join coupon_uses u on u.booking_id = b.id join coupons c on c.id = u.coupon_id
           where b.person_id is not null and not exists (select from plan_members m where m.subscription_id = c.subscription_id and m.person_id = b.person_id)`,
  },
  {
    id: 'I-184',
    says: 'the kept counts of bookings are those of the bookings',
    sql: `select * from (select ${PAID_WORD} as word, is_emergency, count(*) as count from bookings where ${LISTED_ONES} group by 1, 2) counted
            full join (select word, is_emergency, sum(change) as count from booking_counts group by 1, 2 having sum(change) <> 0) kept using (word, is_emergency)
           where counted.count is distinct from kept.count`,
  },
  {
    id: 'I-202',
    says: 'a booking whose hold has ended stays in the lists of the office as long as its payment may still succeed',
    sql: `select b.id from bookings b join payments p on p.id = b.payment_id
           where b.state = 'expired' and p.state in ('requested', 'unknown') and not p.surplus and not b.awaits_answer`,
  },
  {
    id: 'I-170',
    says: 'no appointment is to come for somebody who was removed from the family',
    sql: "select b.id from bookings b join people p on p.id = b.person_id where b.state = 'scheduled' and p.removed_at is not null",
  },
  {
    id: 'I-171',
    says: 'whoever shares a plan is a member of the family of its payer',
    sql: `select m.subscription_id::text from plan_members m
            join subscriptions s on s.id = m.subscription_id join people p on p.id = m.person_id
           where p.guardian_id is distinct from s.account_id`,
  },
  {
    id: 'I-36',
    says: 'what follows from a change leaves the outbox within five minutes',
    sql: "select id from outbox where created_at < now() - interval '5 minutes'",
  },
];
