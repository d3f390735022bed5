import type { Check } from '../../platform/database/invariants.ts';
import { CURRENCIES, minorPerMajor } from '@tabibu/contract/currencies';
import type { Currency } from '@tabibu/contract/currencies';
import { TRANSITIONS } from './states.ts';

const EDGES = Object.entries(TRANSITIONS)
  .flatMap(([from, states]) => states.map((to) => `('${from}', '${to}')`))
  .join(', ');

/** How many cents of a shilling are in a minor unit of a currency that is worth a shilling. */
const CENTS = (Object.keys(CURRENCIES) as Currency[])
  .map((currency) => `when '${currency}' then ${100 / minorPerMajor(currency)}`)
  .join(' ');

/** Rules that always hold for payments; each query returns the rows that break the rule. */
export const checks: readonly Check[] = [
  {
    id: 'I-07',
    says: 'an amount is a positive integer of minor units',
    sql: 'select id from payments where amount <= 0',
  },
  {
    id: 'I-08',
    says: 'a payment that was settled has exactly one capture of its amount, and one refund-due journal that nothing reverses when it is owed back',
    sql: `select p.id from payments p
           where (p.state in ('settled', 'refund-due', 'refunded')) is distinct from exists (
             select 1 from ledger_journals j join ledger_entries e on e.journal_id = j.id
              where j.kind = 'capture' and j.reference = p.id::text and e.account = 'held:' || p.currency and e.amount = p.amount)
          union select p.id from payments p
           where case when p.state in ('refund-due', 'refunded') then 1 else 0 end <> (
             select count(*) from ledger_journals j join ledger_entries e on e.journal_id = j.id
              where j.kind = 'refund-due' and j.reference in (p.id::text, p.purpose_id::text) and e.account = 'refunds-due:' || p.currency and e.amount = p.amount
                and not exists (select 1 from ledger_journals back where back.kind = 'correction' and back.reverses = j.id))`,
  },
  {
    id: 'I-08b',
    says: 'a payment that went back has exactly one refund journal of its amount, and nothing else has one',
    sql: `select p.id from payments p
           where (p.state = 'refunded') is distinct from exists (
             select 1 from ledger_journals j join ledger_entries e on e.journal_id = j.id
              where j.kind = 'refund' and j.reference = p.id::text and e.account = 'refunds-due:' || p.currency and e.amount = -p.amount)`,
  },
  {
    id: 'I-09',
    says: 'the clearing account of a provider is what its settled payments say',
    sql: `select p.provider, p.currency, sum(p.amount) from payments p where p.state in ('settled', 'refund-due', 'refunded') group by p.provider, p.currency
           except select split_part(e.account, ':', 2), e.currency, -sum(e.amount) from ledger_entries e
             join ledger_journals j on j.id = e.journal_id and j.kind = 'capture'
            where e.account like 'clearing:%' group by 1, 2`,
  },
  {
    id: 'I-11',
    says: 'payments move along the listed edges only, and their history ends where they are',
    sql: `select payment_id from payment_history where from_state is not null and (from_state, to_state) not in (${EDGES})
          union select p.id from payments p
           where p.state is distinct from (select to_state from payment_history h where h.payment_id = p.id order by h.id desc limit 1)
          union select a.payment_id from payment_history a
           where a.from_state is distinct from (select b.to_state from payment_history b where b.payment_id = a.payment_id and b.id < a.id order by b.id desc limit 1)`,
  },
  {
    id: 'I-12',
    says: "a provider's payment pays for one of ours, and a purpose has at most one live payment",
    sql: `select min(id::text) from payments where transaction_id is not null group by provider, transaction_id having count(*) > 1
          union select min(id::text) from payments where state in ('created', 'requested', 'unknown', 'settled', 'refund-due') and not surplus
           group by purpose_kind, purpose_id having count(*) > 1`,
  },
  {
    id: 'I-13',
    says: 'settled means verified, with the amount and currency that were ordered',
    sql: `select id from payments where state in ('settled', 'refund-due', 'refunded')
             and (verified_at is null or verified_payee is null or verified_amount is distinct from amount or verified_currency is distinct from currency)`,
  },
  {
    id: 'I-14',
    says: 'no payment waits longer than a day without a person being called',
    sql: `select p.id from payments p where p.state in ('requested', 'unknown') and p.requested_at < now() - interval '24 hours'
             and not exists (select 1 from payment_cases c where c.payment_id = p.id and c.closed_at is null)`,
  },
  {
    id: 'I-211',
    says: 'what came in another amount than was ordered is booked once, as it came, and is owed back or went back',
    sql: `select p.id from payments p left join payments came on came.instead_of = p.id
           where coalesce(p.refusal_reason = 'other-amount', false) is distinct from (came.id is not null)
              or (came.id is not null and (p.state <> 'refused' or came.state not in ('refund-due', 'refunded') or came.purpose_id <> p.purpose_id
                  or came.payer_id <> p.payer_id or (came.amount, came.currency) is distinct from (p.seen_amount, p.seen_currency)))`,
  },
  {
    id: 'I-104',
    says: 'money that came is worth in shillings what its frozen rate says, that rate was in force when it settled, and an hour later at the latest it is known',
    sql: `select p.id from payments p where p.settled_at is not null
             and case when p.amount_tzs is null then p.settled_at < now() - interval '1 hour' and exists (
                        select 1 from exchange_rates r where r.currency = p.currency and r.begins_at <= p.settled_at)
                      else p.amount_tzs <> round(p.amount * p.tzs_rate * case p.currency ${CENTS} end) or p.tzs_rate_since > p.settled_at end`,
  },
];
