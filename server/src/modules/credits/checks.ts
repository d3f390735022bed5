import type { Check } from '../../platform/database/invariants.ts';

/** Invariants of credit. Each query returns the rows that violate its rule. */
export const checks: readonly Check[] = [
  {
    id: 'I-100',
    says: 'the ledger holds for each patient just the credit that is free or set aside; of each credit everything is free, set aside, used or ended, and nothing stays long after its end',
    sql: `select coalesce(a.code, mine.code) from (select code, balance from ledger_accounts where kind = 'credit') a
            full join (select 'credit:' || c.patient_id || ':' || c.currency as code,
                              sum(c.free + coalesce((select sum(u.amount) from credit_uses u where u.credit_id = c.id and u.state = 'reserved'), 0)) as balance
                         from credits c group by c.patient_id, c.currency) mine on mine.code = a.code
           where coalesce(a.balance, 0) <> coalesce(mine.balance, 0)
          union select c.id::text from credits c
           where c.amount <> c.free + c.ended + coalesce((select sum(u.amount) from credit_uses u where u.credit_id = c.id and u.state in ('reserved', 'used')), 0)
          union select id::text from credits where free > 0 and ends_at < now() - interval '30 minutes'
          union select u.booking_id::text from credit_uses u where u.state in ('used', 'returned')
           group by u.booking_id having not exists (select from ledger_journals j join ledger_entries e on e.journal_id = j.id
             where j.kind = 'credit-use' and j.reference = u.booking_id::text and e.account like 'held:%' and e.amount = sum(u.amount))`,
  },
];
