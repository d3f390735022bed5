-- Money that goes out: what doctors asked for and what is owed back to patients. One administrator proposes to pay it, a second one approves (Z-10), and
-- whoever then pays it writes down the number that the network gave to the payment.
-- Where the money goes say the withdrawal and the payment, whose number does not change while it is owed and is erased with the account.
create table payouts (
  id                 uuid primary key,
  kind               text not null,
  -- the withdrawal that is paid, or the payment that is paid back
  subject_id         uuid not null,
  -- the account of the person who receives the money
  payee_id           uuid not null references accounts (id),
  -- minor units
  amount             bigint not null,
  currency           text not null,
  state              text not null default 'proposed',
  proposed_by        uuid not null references accounts (id),
  proposed_at        timestamptz not null,
  approved_by        uuid references accounts (id),
  approved_at        timestamptz,
  paid_by            uuid references accounts (id),
  paid_at            timestamptz,
  -- as the network wrote it
  transaction_number text,
  dropped_by         uuid references accounts (id),
  dropped_at         timestamptz,
  constraint payouts_kind_known check (kind in ('withdrawal', 'refund')),
  constraint payouts_state_known check (state in ('proposed', 'approved', 'paid', 'dropped')),
  constraint payouts_amount_positive check (amount > 0 and amount < 9007199254740991),
  constraint payouts_currency_form check (currency ~ '^[A-Z]{3}$'),
  -- who proposes it does not approve it, and nobody sends money to the own account (Z-10)
  constraint payouts_two_people check (approved_by <> proposed_by),
  constraint payouts_for_somebody_else check (proposed_by <> payee_id and approved_by <> payee_id and paid_by <> payee_id),
  constraint payouts_approved_whole check ((approved_by is null) = (approved_at is null)),
  -- what was paid was approved before, and names the payment at the network
  constraint payouts_paid_whole check (
    (state = 'paid') = (paid_at is not null) and (paid_at is null) = (paid_by is null) and (paid_at is null) = (transaction_number is null)
    and (state not in ('approved', 'paid') or approved_by is not null)),
  constraint payouts_transaction_number_form check (length(transaction_number) between 4 and 40),
  -- a proposal or an approval was taken back
  constraint payouts_dropped_whole check ((state = 'dropped') = (dropped_at is not null) and (dropped_at is null) = (dropped_by is null))
);
-- a withdrawal and a refund are paid once
create unique index payouts_one_each on payouts (kind, subject_id) where state <> 'dropped';
-- one payment at the network pays one thing only
create unique index payouts_transaction_number_once on payouts (upper(transaction_number)) where transaction_number is not null;
create index payouts_of_subject on payouts (kind, subject_id, proposed_at desc, id desc);

-- What is proposed never changes, each step is taken once, and what was paid or taken back stays so.
create function guard_payout() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then raise exception 'a payout is never deleted' using errcode = 'restrict_violation'; end if;
  if tg_op = 'INSERT' then
    if new.state <> 'proposed' then raise exception 'a payout starts as a proposal' using errcode = 'restrict_violation'; end if;
    return new;
  end if;
  if (new.id, new.kind, new.subject_id, new.payee_id, new.amount, new.currency, new.proposed_by, new.proposed_at)
     is distinct from (old.id, old.kind, old.subject_id, old.payee_id, old.amount, old.currency, old.proposed_by, old.proposed_at)
     or (old.approved_by is not null and (new.approved_by, new.approved_at) is distinct from (old.approved_by, old.approved_at))
     or (old.state, new.state) not in (('proposed', 'approved'), ('proposed', 'dropped'), ('approved', 'paid'), ('approved', 'dropped')) then
    raise exception 'payout % was proposed and decided as it is', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger guard_payout before insert or update or delete on payouts for each row execute function guard_payout();

-- Payees see what they are paid on their own pages, through the withdrawal or the payment; a payout is the product's alone.
create policy rows_of_people on payouts using ((select acts_for_all()));
alter table payouts enable row level security;
alter table payouts force row level security;

-- Why a request was refused, encrypted: the doctor reads it. And what the network called the payment.
alter table withdrawals
  add column note_sealed bytea,
  add column transaction_number text;

-- An approved request that turns out not to be payable may still be refused, so that its money goes back to the doctor.
create or replace function check_withdrawal() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.state <> 'pending' then raise exception 'a withdrawal starts pending' using errcode = 'restrict_violation'; end if;
    return new;
  end if;
  if (new.id, new.doctor_id, new.requested_by, new.amount, new.currency, new.payout_phone, new.created_at)
     is distinct from (old.id, old.doctor_id, old.requested_by, old.amount, old.currency, old.payout_phone, old.created_at)
     or (new.state <> old.state and (old.state, new.state) not in (('pending', 'approved'), ('pending', 'rejected'), ('approved', 'rejected')))
     or old.paid_at is not null and (new.paid_at, new.state, new.transaction_number) is distinct from (old.paid_at, old.state, old.transaction_number) then
    raise exception 'withdrawal % was asked for and decided as it is', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
-- the requests that wait for somebody
create index withdrawals_open on withdrawals (created_at, id) where state <> 'rejected' and paid_at is null;

-- The money of a withdrawal leaves the house.
alter table ledger_journals drop constraint ledger_journals_kind_check;
alter table ledger_journals add constraint ledger_journals_kind_check
  check (kind in ('capture', 'refund-due', 'refund', 'correction', 'fx', 'earning', 'withdrawal', 'payout'));
-- the payments that are owed back
create index payments_refund_due on payments (moved_at, id) where state = 'refund-due';
