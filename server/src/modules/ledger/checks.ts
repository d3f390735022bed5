import type { Check } from '../../platform/database/invariants.ts';

/** Invariants of the ledger. Each query returns the rows that violate its rule. */
export const checks: readonly Check[] = [
  {
    id: 'I-01',
    says: 'the entries of each journal sum to zero per currency, and there are at least two',
    sql: `select j.id from ledger_journals j left join ledger_entries e on e.journal_id = j.id
           group by j.id having count(e.id) < 2
          union select journal_id from ledger_entries group by journal_id, currency having sum(amount) <> 0`,
  },
  {
    id: 'I-02',
    says: 'all entries of a currency sum to zero, and so do the balances',
    sql: `select currency, sum(amount) from ledger_entries group by currency having sum(amount) <> 0
          union select currency, sum(balance) from ledger_accounts group by currency having sum(balance) <> 0`,
  },
  {
    id: 'I-03',
    says: 'journals and entries refuse changes, and a correction names what it reverses',
    sql: `select t.name from (values ('ledger_journals'), ('ledger_entries')) as t (name)
           where not exists (select 1 from pg_trigger g where g.tgrelid = t.name::regclass and g.tgname = 'refuse_change' and g.tgenabled = 'O')
              or has_table_privilege('tabibu_app', t.name, 'update') or has_table_privilege('tabibu_app', t.name, 'delete')
          union select id::text from ledger_journals where kind = 'correction' and reverses is null`,
  },
  {
    id: 'I-04',
    says: 'a stored balance is the sum of the entries of its account',
    sql: `select a.code from ledger_accounts a left join ledger_entries e on e.account = a.code
           group by a.code, a.balance having a.balance <> coalesce(sum(e.amount), 0)`,
  },
  {
    id: 'I-05',
    says: 'held and owed money is never below zero',
    sql: "select code from ledger_accounts where kind not in ('clearing', 'exchange', 'goodwill', 'receivable') and balance < 0",
  },
  {
    id: 'I-06',
    says: 'an entry is in the currency of its account, and only exchanges mix currencies',
    sql: `select e.id::text from ledger_entries e join ledger_accounts a on a.code = e.account where a.currency <> e.currency
          union select e.journal_id::text from ledger_entries e join ledger_journals j on j.id = e.journal_id
           where j.kind <> 'fx' group by e.journal_id having count(distinct e.currency) > 1`,
  },
];
