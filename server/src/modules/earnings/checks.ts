import { CURRENCIES, minorPerMajor } from '@tabibu/contract/currencies';
import type { Currency } from '@tabibu/contract/currencies';
import type { Check } from '../../platform/database/invariants.ts';
import { EARNS, OWED } from './rules.ts';

/** How many minor units a major unit of a currency has. */
const minorUnits = (column: string) =>
  `case ${column} ${(Object.keys(CURRENCIES) as Currency[]).map((one) => `when '${one}' then ${minorPerMajor(one)}`).join(' ')} end`;
const holds = (account: string, amount: string) =>
  `exists (select from ledger_entries e where e.journal_id = j.id and e.account = ${account} and e.amount = ${amount})`;

/** The call of a coupon that pays for a booking, and what a consultation is worth with or without one (C19). */
const CALL = 'left join coupon_uses u on u.booking_id = b.id';
const WORTH = 'coalesce(u.amount, b.price_amount)';
const CURRENCY = 'coalesce(u.currency, b.price_currency)';

/** Invariants of doctors' money. Each query returns the rows that violate its rule. */
export const checks: readonly Check[] = [
  {
    id: 'I-10',
    says: 'a completed consultation that was paid for, by a payment, credit, both or a call of a coupon, and that nobody contests or may still contest or whose contest was decided for the doctor, has exactly one earning of its price or of the worth of the call; nothing else earns',
    sql: `select b.id::text from bookings b left join payments p on p.id = b.payment_id ${CALL}
           where b.state = 'completed' and (b.funding = 'credit' or (b.funding = 'payment' and p.state = 'settled') or (b.funding = 'coupon' and u.state = 'used'))
             and (b.contested_at is null or b.contest_outcome = 'kept')
             and coalesce(b.contest_decided_at, b.contestable_until, b.completed_at) < now() - interval '5 minutes'
             and (select count(*) from ledger_journals j join ledger_entries e on e.journal_id = j.id
                   where j.kind = 'earning' and j.reference = b.id::text and e.account = 'held:' || ${CURRENCY} and e.amount = -${WORTH}) <> 1
          union select j.reference from ledger_journals j left join bookings b on b.id::text = j.reference
           where j.kind = 'earning' and b.state is distinct from 'completed'
          union select b.id::text from bookings b join ledger_journals j on j.kind = 'earning' and j.reference = b.id::text
           where b.credited_contest_until is null and b.contest_outcome is distinct from 'kept' and (b.contested_at is not null or j.created_at < b.contestable_until)
          union select code from ledger_accounts where kind = 'doctor' and balance < 0`,
  },
  {
    id: 'I-99',
    says: 'the price of a missed appointment is divided exactly once: the counted part between doctor and house, the rest is credit as long as the terms say; nothing else is divided',
    sql: `select b.id::text from bookings b left join credits c on c.booking_id = b.id ${CALL}
            left join lateral (select sum(-e.amount) filter (where e.account = 'held:' || ${CURRENCY}) as held,
                                      coalesce(sum(e.amount) filter (where e.account = 'credit:' || b.patient_id || ':' || b.price_currency), 0) as credit,
                                      coalesce(sum(e.amount) filter (where e.account like 'doctor:%' and e.account <> 'doctor:' || coalesce(b.accepted_by, b.doctor_id) || ':' || ${CURRENCY}), 0) as strange,
                                      min(j.created_at) as at
                                 from ledger_journals j join ledger_entries e on e.journal_id = j.id where j.kind = 'missed' and j.reference = b.id::text) d on true
           where b.state = 'missed'
             and (d.at is null and greatest(b.starts_at, b.expected_at, b.latest_told_at) < now() - interval '2 hours'
               or d.at is not null and (d.held is distinct from ${WORTH} or d.strange <> 0 or d.credit <> coalesce(c.amount, 0)
                 or ((b.missed_credit_days = 0 or b.funding = 'coupon') and d.credit <> 0)
                 or (b.missed_credit_days > 0 and b.funding <> 'coupon' and abs(d.credit::numeric - b.price_amount + b.price_amount::numeric * split_part(b.missed_share, '/', 1)::int / split_part(b.missed_share, '/', 2)::int) >= 100)))
          union select j.reference from ledger_journals j left join bookings b on b.id::text = j.reference where j.kind = 'missed' and b.state is distinct from 'missed'
          union select c.booking_id::text from credits c join bookings b on b.id = c.booking_id where (b.state <> 'missed' and b.new_appointment_at is null) or b.patient_id <> c.patient_id`,
  },
  {
    id: 'I-101',
    says: 'whoever was to get a new appointment without paying has got credit of the whole price exactly once: from what was paid for a failed call, from the house where the doctor earns; nobody else has',
    sql: `select b.id::text from bookings b left join payments p on p.id = b.payment_id and b.funding = 'payment' left join credits c on c.booking_id = b.id
            left join lateral (select min(e.account) filter (where e.amount < 0) as giver, sum(e.amount) filter (where e.account = 'credit:' || b.patient_id || ':' || b.price_currency) as given
                                 from ledger_journals j join ledger_entries e on e.journal_id = j.id where j.kind = 'new-appointment' and j.reference = b.id::text) n on true
           where b.new_appointment_at is not null and (coalesce(n.given, 0) <> coalesce(c.amount, 0)
              or (b.state = 'completed' and (n.given is distinct from b.price_amount or not c.from_house or n.giver <> 'goodwill:' || b.price_currency))
              or (b.state = 'cancelled' and (coalesce(n.given, 0) <> coalesce(p.amount, 0) or c.from_house or n.giver <> 'held:' || b.price_currency)))
          union select j.reference from ledger_journals j left join bookings b on b.id::text = j.reference
           where j.kind = 'new-appointment' and b.new_appointment_at is null
          union select c.id::text from credits c join bookings b on b.id = c.booking_id where c.from_house and b.new_appointment_at is null`,
  },
  {
    id: 'I-102',
    says: 'nobody who owes us has a balance in the same currency, and nobody has repaid more than was owed',
    sql: `select o.code from ledger_accounts o left join ledger_accounts d on d.code = 'doctor' || substr(o.code, length('receivable') + 1)
           where o.kind = 'receivable' and (o.balance > 0 or (o.balance < 0 and d.balance > 0))`,
  },
  {
    id: 'I-103',
    says: 'an earning is taken back exactly if the price of its consultation went back to the patient, and then all of it',
    sql: `select b.id::text from bookings b join ledger_journals j on j.kind = 'earning' and j.reference = b.id::text left join ledger_journals c on c.reverses = j.id ${CALL}
           where (b.contest_outcome = 'refunded' and c.id is null)
              or (c.id is not null and (b.contest_outcome is distinct from 'refunded'
                or (select coalesce(sum(e.amount), 0) from ledger_entries e where e.journal_id = c.id and e.account = 'held:' || ${CURRENCY}) <> ${WORTH}))`,
  },
  {
    id: 'I-47',
    says: 'a withdrawal has left the account of its doctor exactly once, what is asked and not paid is set aside, and what was paid has left the house',
    sql: `select w.id::text from withdrawals w
           where not exists (select 1 from ledger_journals j join ledger_entries e on e.journal_id = j.id
              where j.kind = 'withdrawal' and j.reference = w.id::text and e.account = 'doctor:' || w.doctor_id || ':' || w.currency and e.amount = -w.amount)
          union select w.id::text from withdrawals w
           where w.paid_at is not null
             and not exists (select 1 from ledger_journals j join ledger_entries e on e.journal_id = j.id
              where j.kind = 'payout' and j.reference = w.id::text and e.account = 'withdrawals:' || w.currency and e.amount = -w.amount)
          union select j.reference from ledger_journals j
           where j.kind = 'payout' and not exists (select 1 from withdrawals w where w.id::text = j.reference and w.paid_at is not null)
          union select a.code from ledger_accounts a
           where a.kind = 'withdrawals' and a.balance <> (
             select coalesce(sum(w.amount), 0) from withdrawals w where w.currency = a.currency and w.state <> 'rejected' and w.paid_at is null)`,
  },
  {
    id: 'I-105',
    says: 'a withdrawal of earnings in another currency was exchanged exactly once for its payout, which is at most what its frozen rates give; a refused one was exchanged back; nothing else is exchanged',
    sql: `select w.id::text from withdrawals w where w.source_currency is not null and (
             not exists (select from ledger_journals j where j.kind = 'fx' and j.reference = w.id::text
               and ${holds("'doctor:' || w.doctor_id || ':' || w.source_currency", '-w.source_amount')} and ${holds("'exchange:' || w.source_currency", 'w.source_amount')}
               and ${holds("'exchange:' || w.currency", '-w.amount')} and ${holds("'doctor:' || w.doctor_id || ':' || w.currency", 'w.amount')}
               and (w.state = 'rejected') = exists (select from ledger_journals j where j.kind = 'fx' and j.reference = w.id || '/back'
                 and ${holds("'doctor:' || w.doctor_id || ':' || w.source_currency", 'w.source_amount')} and ${holds("'exchange:' || w.currency", 'w.amount')}))
             or w.amount * w.payout_rate * (${minorUnits('w.source_currency')}) > w.source_amount * w.source_rate * (${minorUnits('w.currency')}))
          union select j.reference from ledger_journals j where j.kind = 'fx' and not exists (
            select from withdrawals w where j.reference in (w.id::text, w.id || '/back') and w.source_currency is not null)`,
  },
  {
    id: 'I-128',
    says: 'the kept figures of each doctor are those of the completed consultations and of the ledger, and each doctor has own money in the currency of the country',
    sql: `with done as (
            select coalesce(accepted_by, doctor_id) as id, count(*) as consultations, count(*) filter (where call_type = 'video') as video_calls,
                   count(distinct patient_id) as patients from bookings where state = 'completed' group by 1)
          select d.id::text from doctors d left join doctor_figures f on f.doctor_id = d.id left join done on done.id = d.id
           where (f.consultations, f.video_calls, f.patients)
             is distinct from (coalesce(done.consultations, 0)::int, coalesce(done.video_calls, 0)::int, coalesce(done.patients, 0)::int)
          union select coalesce(kept.code, booked.code) from (
            select 'doctor:' || doctor_id || ':' || currency as code, amount from doctor_earnings where amount <> 0) kept
            full join (
            select regexp_replace(e.account, '^${OWED}:', 'doctor:') as code, sum(e.amount) as amount
              from ledger_entries e join ledger_journals j on j.id = e.journal_id left join ledger_journals reversed on reversed.id = j.reverses
             where split_part(e.account, ':', 1) in ('doctor', '${OWED}') and coalesce(reversed.kind, j.kind) in (${EARNS.map((kind) => `'${kind}'`).join(', ')})
             group by 1 having sum(e.amount) <> 0) booked using (code)
           where kept.amount is distinct from booked.amount
          union select d.id::text from doctors d left join country_currencies c using (country)
           where not exists (select from doctor_earnings e where e.doctor_id = d.id and e.currency = c.currency and e.place = c.place)`,
  },
];
