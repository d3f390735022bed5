-- Double-entry ledger. An amount is what flows into an account (positive) or out of it (negative), in minor units.
-- Accounts outside the house (a provider's clearing account) go negative as money comes in; what the house holds or owes never does.

create table ledger_accounts (
  -- kind, parts and currency: 'clearing:azampay:TZS', 'held:TZS', 'refunds-due:TZS'
  code             text primary key check (code ~ '^[a-z]+(-[a-z]+)*(:[a-z0-9-]+)*:[A-Z]{3}$'),
  kind             text not null check (kind = split_part(code, ':', 1)),
  currency         text not null check (currency = right(code, 3)),
  balance          bigint not null default 0,
  may_be_negative  boolean not null,
  -- only money that is still at a provider may be owed to us
  check (may_be_negative = (kind = 'clearing')),
  -- what is held for patients, owed to them or to doctors is never below zero (I-05)
  constraint ledger_balance_not_negative check (may_be_negative or balance >= 0),
  -- lets an entry prove that its currency is its account's (I-06)
  unique (code, currency)
);

create table ledger_journals (
  id          uuid primary key,
  kind        text not null check (kind in ('capture', 'refund-due', 'refund', 'correction', 'fx')),
  reference   text not null,
  -- a correction is a new journal linked to the old one (I-03)
  reverses    uuid references ledger_journals (id),
  created_at  timestamptz not null,
  -- the transaction that wrote it; its entries come from the same one
  written_in  xid8 not null default pg_current_xact_id(),
  check ((kind = 'correction') = (reverses is not null)),
  -- one capture per payment, one refund per payment (I-08)
  constraint ledger_one_journal_per_reference unique (kind, reference)
);

create table ledger_entries (
  id          bigint generated always as identity primary key,
  journal_id  uuid not null references ledger_journals (id),
  account     text not null,
  currency    text not null,
  amount      bigint not null check (amount <> 0),
  -- an entry moves the currency of its account (I-06)
  constraint ledger_entry_in_account_currency foreign key (account, currency) references ledger_accounts (code, currency)
);
create index ledger_entries_journal on ledger_entries (journal_id);
create index ledger_entries_account on ledger_entries (account);

-- The balance follows the entries in the same transaction (I-04); an old journal takes no new entries.
create function post_ledger_entry() returns trigger language plpgsql as $$
begin
  if not exists (select 1 from ledger_journals where id = new.journal_id and written_in = pg_current_xact_id()) then
    raise exception 'a journal takes entries only in the transaction that writes it' using errcode = 'restrict_violation';
  end if;
  update ledger_accounts set balance = balance + new.amount where code = new.account;
  return new;
end $$;
create trigger post_ledger_entry after insert on ledger_entries for each row execute function post_ledger_entry();

-- Nobody but the entries moves a balance, and an account never changes its nature.
create function guard_ledger_account() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or pg_trigger_depth() < 2 or (new.code, new.kind, new.currency, new.may_be_negative) is distinct from (old.code, old.kind, old.currency, old.may_be_negative) then
    raise exception 'a ledger account is moved by entries only' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger guard_ledger_account before update or delete on ledger_accounts for each row execute function guard_ledger_account();

create function open_ledger_account_empty() returns trigger language plpgsql as $$
begin
  if new.balance <> 0 then raise exception 'a ledger account opens empty' using errcode = 'restrict_violation'; end if;
  return new;
end $$;
create trigger open_ledger_account_empty before insert on ledger_accounts for each row execute function open_ledger_account_empty();

-- At the end of the transaction a journal has at least two entries that sum to zero in each currency (I-01), and one currency unless it exchanges (I-06).
create function check_ledger_journal(journal uuid) returns void language plpgsql as $$
declare
  entries integer;
  currencies integer;
  journal_kind text;
begin
  select count(*), count(distinct currency) into entries, currencies from ledger_entries where journal_id = journal;
  select kind into journal_kind from ledger_journals where id = journal;
  if entries < 2 then raise exception 'journal % has % entries, at least two are needed', journal, entries using errcode = 'check_violation'; end if;
  if currencies > 1 and journal_kind <> 'fx' then raise exception 'journal % mixes currencies', journal using errcode = 'check_violation'; end if;
  if exists (select 1 from ledger_entries where journal_id = journal group by currency having sum(amount) <> 0) then
    raise exception 'the entries of journal % do not sum to zero', journal using errcode = 'check_violation';
  end if;
end $$;

create function check_ledger_entry() returns trigger language plpgsql as $$ begin perform check_ledger_journal(new.journal_id); return null; end $$;
create constraint trigger ledger_journal_balances after insert on ledger_entries
  deferrable initially deferred for each row execute function check_ledger_entry();

create function check_new_ledger_journal() returns trigger language plpgsql as $$ begin perform check_ledger_journal(new.id); return null; end $$;
create constraint trigger ledger_journal_has_entries after insert on ledger_journals
  deferrable initially deferred for each row execute function check_new_ledger_journal();

-- Journals and entries are never changed or deleted (I-03).
select make_append_only('ledger_journals');
select make_append_only('ledger_entries');
