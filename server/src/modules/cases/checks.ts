import type { Check } from '../../platform/database/invariants.ts';

/** Invariants of the queue and of what is paid out of it. Each query returns the rows that violate its rule. */
export const checks: readonly Check[] = [
  {
    id: 'I-95',
    says: 'what was paid out is just what was owed, what it paid for says so, and no withdrawal is paid without two people',
    sql: `select o.id::text from payouts o
           where o.state = 'paid' and o.kind = 'withdrawal'
             and not exists (select from withdrawals w where w.id = o.subject_id and w.paid_at is not null and w.amount = o.amount and w.currency = o.currency
                               and w.transaction_number = o.transaction_number)
          union select o.id::text from payouts o
           where o.state = 'paid' and o.kind = 'refund'
             and not exists (select from payments p where p.id = o.subject_id and p.state = 'refunded' and p.amount = o.amount and p.currency = o.currency)
          union select w.id::text from withdrawals w
           where w.paid_at is not null and not exists (select from payouts o where o.kind = 'withdrawal' and o.subject_id = w.id and o.state = 'paid')`,
  },
  // Licences that end and messages that do not arrive wait by the clock, so they are not compared here.
  {
    id: 'I-98',
    says: 'what was paid out stands in the books exactly once with its amount, and what a gateway paid went out of its account',
    sql: `select o.id::text from payouts o
           where o.state = 'paid'
             and (select count(*) from ledger_journals j join ledger_entries e on e.journal_id = j.id
                   where j.kind = case o.kind when 'withdrawal' then 'payout' else 'refund' end and j.reference = o.subject_id::text
                     and e.account in ('withdrawals:' || o.currency, 'refunds-due:' || o.currency) and e.amount = -o.amount) <> 1
          union select s.payout_id::text from payout_sendings s join payouts o on o.id = s.payout_id
           where s.state = 'paid' and o.kind = 'withdrawal'
             and not exists (select from ledger_journals j join ledger_entries e on e.journal_id = j.id
                   where j.kind = 'payout' and j.reference = o.subject_id::text and e.account = 'clearing:' || s.gateway || ':' || o.currency and e.amount = o.amount)`,
  },
  {
    id: 'I-96',
    says: 'everything that waits for a person for more than five minutes has an open case, and no case is open for something that is settled',
    sql: `with waits (kind, subject_id, since) as (
            select 'withdrawal', id::text, created_at from withdrawals where state <> 'rejected' and paid_at is null
            union all
            select 'contested-consultation', id::text, contested_at from bookings where contested_at is not null and contest_outcome is null
            union all
            select 'failed-call', s.booking_id::text, s.closed_at from call_sessions s join bookings b on b.id = s.booking_id
             where s.state = 'failed' and s.closed_at is not null and b.state = 'scheduled' and b.starts_at = s.starts_at
            union all
            select case when surplus then 'surplus-payment' else 'refund-due' end, id::text, moved_at from payments where state = 'refund-due'
            union all
            select case when kind in ('long-unknown', 'no-answer') then 'unknown-payment' when kind in ('mismatch', 'unproven') then 'payment-mismatch'
                        when kind = 'gateway' then 'refused-by-gateway' else 'unmatched-callback' end, id::text, opened_at
              from payment_cases where closed_at is null and kind <> 'surplus'
            union all
            select 'escalated-emergency', id::text, rung_at + interval '5 minutes' from bookings where state = 'scheduled' and emergency_state = 'escalated'
            union all
            select 'urgent-reading', id::text, told_at from urgent_readings where settled_at is null
            union all
            select 'application', id::text, submitted_at from applications
             where submitted_at is not null and deleted_at is null and status in ('pending', 'in_review')
            union all
            select 'unverified-doctor', id::text, to_verify_since from doctors where to_verify_since is not null and verified_at is null and left_at is null
            union all
            select 'profile-change', id::text, created_at from doctor_changes where state = 'pending'
            union all
            select 'complaint', id::text, coalesce(reopened_at, created_at) from complaints where status <> 'resolved' and sealed is not null
            union all
            select 'broken-invariant', id, since from broken_invariants),
          waiting as (
            select * from waits w
             where not exists (select from cases c join case_steps s on s.case_id = c.id and s.step = 'settle'
                                where c.kind = w.kind and c.subject_id = w.subject_id and s.at >= w.since))
          select w.kind || ' ' || w.subject_id from waiting w
           where w.since < now() - interval '5 minutes'
             and not exists (select from cases c where c.kind = w.kind and c.subject_id = w.subject_id and c.closed_at is null)
          union select c.id::text from cases c
           where c.closed_at is null and c.opened_at < now() - interval '5 minutes'
             and c.kind not in ('ending-licence', 'undelivered-message')
             and not exists (select from waiting w where w.kind = c.kind and w.subject_id = c.subject_id)`,
  },
];
