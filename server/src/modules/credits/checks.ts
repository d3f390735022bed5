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
];
