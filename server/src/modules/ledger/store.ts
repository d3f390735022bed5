import { statement } from '../../platform/database/statement.ts';

/** Conditional: an account that exists stays as it is. */
export const openAccount = statement(
  'ledger.open-account',
  'insert into ledger_accounts (code, kind, currency, may_be_negative) values ($1, $2, $3, $4) on conflict (code) do nothing',
);

/** Conditional: no row when a journal of this kind and reference exists. */
export const insertJournal = statement<{ id: string }>(
  'ledger.insert-journal',
  `insert into ledger_journals (id, kind, reference, reverses, created_at) values ($1, $2, $3, $4, $5)
   on conflict (kind, reference) do nothing returning id`,
);

export const insertEntry = statement(
  'ledger.insert-entry',
  'insert into ledger_entries (journal_id, account, amount, currency) values ($1, $2, $3, $4)',
);
