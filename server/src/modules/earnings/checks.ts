import type { Check } from '../../platform/database/invariants.ts';

/** Invariants of doctors' money. Each query returns the rows that violate its rule. */
export const checks: readonly Check[] = [
  {
    id: 'I-10',
    says: 'a completed consultation that was paid for, and that nobody contests or may still contest or whose contest was decided for the doctor, has exactly one earning of just that money; nothing else earns',
    sql: `select b.id::text from bookings b join payments p on p.id = b.payment_id
           where b.state = 'completed' and b.funding = 'payment' and p.state = 'settled'
             and (b.contested_at is null or b.contest_outcome = 'kept')
             and coalesce(b.contest_decided_at, b.contestable_until, b.completed_at) < now() - interval '5 minutes'
             and (select count(*) from ledger_journals j join ledger_entries e on e.journal_id = j.id
                   where j.kind = 'earning' and j.reference = b.id::text and e.account = 'held:' || p.currency and e.amount = -p.amount) <> 1
          union select j.reference from ledger_journals j left join bookings b on b.id::text = j.reference
           where j.kind = 'earning' and b.state is distinct from 'completed'
          union select b.id::text from bookings b join ledger_journals j on j.kind = 'earning' and j.reference = b.id::text
           where b.contest_outcome is distinct from 'kept' and (b.contested_at is not null or j.created_at < b.contestable_until)
          union select code from ledger_accounts where kind = 'doctor' and balance < 0`,
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
];
