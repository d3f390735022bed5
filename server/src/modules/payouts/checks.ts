import type { Check } from '../../platform/database/invariants.ts';

/** Invariants of money that goes out. Each query returns the rows that violate its rule. */
export const checks: readonly Check[] = [
  {
    id: 'I-95',
    says: 'a payout that was paid has moved just its money out of what was set aside, and what it paid for says so; nothing was paid without two people',
    sql: `select o.id::text from payouts o
           where o.state = 'paid' and o.kind = 'withdrawal'
             and (not exists (select from withdrawals w where w.id = o.subject_id and w.paid_at is not null and w.amount = o.amount and w.currency = o.currency
                                and w.transaction_number = o.transaction_number)
               or not exists (select from ledger_journals j join ledger_entries e on e.journal_id = j.id
                    where j.kind = 'payout' and j.reference = o.subject_id::text and e.account = 'withdrawals:' || o.currency and e.amount = -o.amount))
          union select o.id::text from payouts o
           where o.state = 'paid' and o.kind = 'refund'
             and not exists (select from payments p where p.id = o.subject_id and p.state = 'refunded' and p.amount = o.amount and p.currency = o.currency)
          union select w.id::text from withdrawals w
           where w.paid_at is not null and not exists (select from payouts o where o.kind = 'withdrawal' and o.subject_id = w.id and o.state = 'paid')
          union select j.reference from ledger_journals j
           where j.kind = 'payout' and not exists (select from withdrawals w where w.id::text = j.reference and w.paid_at is not null)`,
  },
];
