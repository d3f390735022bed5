import type { Currency } from '@tabibu/contract/currencies';
import { statement } from '../../platform/database/statement.ts';
import type { JournalKind } from './rules.ts';

/** Opens an account. Changes no row when it exists. */
export const openAccount = statement<{ code: string; kind: string; currency: string; mayBeNegative: boolean }>(
  'ledger.open-account',
  'insert into ledger_accounts (code, kind, currency, may_be_negative) values ($code, $kind, $currency, $mayBeNegative) on conflict (code) do nothing',
  { guarded: true },
);

/** Inserts a journal. Returns no row when one of this kind and reference exists. */
export const insertJournal = statement<
  { id: string; kind: string; reference: string; reverses: string | null; now: Date },
  { id: string }
>(
  'ledger.insert-journal',
  `insert into ledger_journals (id, kind, reference, reverses, created_at) values ($id, $kind, $reference, $reverses, $now)
   on conflict (kind, reference) do nothing returning id`,
  { guarded: true },
);

export const insertEntry = statement<{ journalId: string; account: string; amount: number; currency: string }>(
  'ledger.insert-entry',
  'insert into ledger_entries (journal_id, account, amount, currency) values ($journalId, $account, $amount, $currency)',
  { guarded: true },
);

/** The entries of the journal of a kind and reference; each row repeats the id of the journal. */
export const entriesOf = statement<
  { kind: string; reference: string },
  { id: string; account: string; amount: number; currency: Currency }
>(
  'ledger.entries-of',
  `select j.id, e.account, e.amount, e.currency from ledger_journals j join ledger_entries e on e.journal_id = j.id
   where j.kind = $kind and j.reference = $reference order by e.id`,
  { guarded: true },
);

/** Those of the references `references` that have no journal of kind `kind`. */
export const withoutJournal = statement<{ kind: string; references: readonly string[] }, { reference: string }>(
  'ledger.without-journal',
  `select asked.reference from unnest($references::text[]) with ordinality as asked (reference, place)
    where not exists (select from ledger_journals j where j.kind = $kind and j.reference = asked.reference) order by asked.place`,
  { guarded: true },
);

export const balances = statement<{ codes: readonly string[] }, { code: string; balance: number; currency: Currency }>(
  'ledger.balances',
  'select code, balance, currency from ledger_accounts where code = any($codes::text[])',
  { guarded: true },
);

export interface BelowZeroRow {
  readonly code: string;
  readonly balance: number;
  readonly currency: Currency;
  readonly since: Date;
  readonly reference: string;
}

/**
 * The accounts of a kind that are below zero, with time and reference of the entry by which each fell below zero last;
 * the oldest first.
 */
export const belowZero = statement<{ kind: string }, BelowZeroRow>(
  'ledger.below-zero',
  `select code, balance, currency, since, reference from (
     select distinct on (a.code) a.code, a.balance, a.currency, e.created_at as since, e.reference
       from ledger_accounts a join (
         select e.account, e.amount, j.id, j.created_at, j.reference,
                sum(e.amount) over (partition by e.account order by j.created_at, j.id) as after
           from ledger_entries e join ledger_journals j on j.id = e.journal_id
          where e.account in (select code from ledger_accounts where kind = $kind and balance < 0)) e on e.account = a.code
      where e.after < 0 and e.after - e.amount >= 0
      order by a.code, e.created_at desc, e.id desc) fallen order by since, code`,
  { guarded: true },
);

/**
 * The sum that journals of the kinds `kinds` moved into the accounts `accounts` since `since`. Corrections of such
 * journals count against it.
 */
export const sumSince = statement<
  { accounts: readonly string[]; kinds: readonly string[]; since: Date },
  { sum: number }
>(
  'ledger.sum-since',
  `select coalesce(sum(e.amount), 0)::bigint as sum from ledger_entries e join ledger_journals j on j.id = e.journal_id
     left join ledger_journals reversed on reversed.id = j.reverses
   where e.account = any($accounts::text[]) and coalesce(reversed.kind, j.kind) = any($kinds::text[]) and j.created_at >= $since`,
  { guarded: true },
);

/** The same for several accounts and all time. */
export const sumsOf = statement<
  { accounts: readonly string[]; kinds: readonly string[] },
  { account: string; sum: number }
>(
  'ledger.sums-of',
  `select e.account, sum(e.amount)::bigint as sum from ledger_entries e join ledger_journals j on j.id = e.journal_id
     left join ledger_journals reversed on reversed.id = j.reverses
   where e.account = any($accounts::text[]) and coalesce(reversed.kind, j.kind) = any($kinds::text[]) group by e.account`,
  { guarded: true },
);

export interface MovementRow {
  readonly id: string;
  readonly kind: string;
  readonly reversed_kind: string | null;
  readonly reference: string;
  readonly amount: number;
  readonly currency: Currency;
  readonly created_at: Date;
}

/**
 * Entries of the accounts `accounts`, newest first, with keyset pages: `beforeAt` and `beforeId` time and id of the
 * last row seen, null on the first page; `limit` the number of rows.
 */
export const movements = statement<
  { accounts: readonly string[]; beforeAt: Date | null; beforeId: string | null; limit: number },
  MovementRow
>(
  'ledger.movements',
  `select j.id, j.kind, reversed.kind as reversed_kind, j.reference, e.amount, e.currency, j.created_at
   from ledger_entries e join ledger_journals j on j.id = e.journal_id left join ledger_journals reversed on reversed.id = j.reverses
   where e.account = any($accounts::text[]) and ($beforeAt::timestamptz is null or (j.created_at, j.id) < ($beforeAt, $beforeId::uuid))
   order by j.created_at desc, j.id desc limit $limit`,
  { guarded: true },
);

/**
 * The entries of all journals about some references, and of the corrections of these, in the order in which they were
 * written. `kinds` are all kinds: with them the index of kind and reference answers.
 */
export const journalsAbout = statement<
  { kinds: readonly string[]; references: readonly string[] },
  {
    id: string;
    kind: JournalKind;
    reverses: string | null;
    created_at: Date;
    account: string;
    amount: number;
    currency: Currency;
  }
>(
  'ledger.journals-about',
  `with about as (select id from ledger_journals where kind = any($kinds::text[]) and reference = any($references::text[])),
     found as (select id from about union select j.id from ledger_journals j join about on j.reverses = about.id)
   select j.id, j.kind, j.reverses, j.created_at, e.account, e.amount, e.currency
     from found join ledger_journals j on j.id = found.id join ledger_entries e on e.journal_id = j.id order by e.id`,
  { guarded: true },
);
