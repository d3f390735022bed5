import type { Currency } from '@tabibu/contract/currencies';
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

/** The journal of a kind and reference with one of its entries a row. */
export const entriesOf = statement<{ id: string; account: string; amount: number; currency: Currency }>(
  'ledger.entries-of',
  `select j.id, e.account, e.amount, e.currency from ledger_journals j join ledger_entries e on e.journal_id = j.id
   where j.kind = $1 and j.reference = $2 order by e.id`,
);

export const balances = statement<{ code: string; balance: number; currency: Currency }>(
  'ledger.balances',
  'select code, balance, currency from ledger_accounts where code = any($1::text[])',
);

/** What journals of a kind moved into an account since a moment, less what was corrected of them. */
export const sumSince = statement<{ sum: number }>(
  'ledger.sum-since',
  `select coalesce(sum(e.amount), 0)::bigint as sum from ledger_entries e join ledger_journals j on j.id = e.journal_id
     left join ledger_journals reversed on reversed.id = j.reverses
   where e.account = $1 and coalesce(reversed.kind, j.kind) = $2 and j.created_at >= $3`,
);

export interface MovementRow { readonly id: string; readonly kind: string; readonly reversed_kind: string | null; readonly reference: string; readonly amount: number; readonly currency: Currency; readonly created_at: Date }

/** Keyset pages, newest first: $2 and $3 are the last row's time and id, null on the first page; $4 the number of rows. */
export const movements = statement<MovementRow>(
  'ledger.movements',
  `select j.id, j.kind, reversed.kind as reversed_kind, j.reference, e.amount, e.currency, j.created_at
   from ledger_entries e join ledger_journals j on j.id = e.journal_id left join ledger_journals reversed on reversed.id = j.reverses
   where e.account = any($1::text[]) and ($2::timestamptz is null or (j.created_at, j.id) < ($2, $3::uuid))
   order by j.created_at desc, j.id desc limit $4`,
);
