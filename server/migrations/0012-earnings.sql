-- What doctors earn is an entry of the ledger; what they ask to be paid out leaves their account at once.
alter table ledger_journals drop constraint ledger_journals_kind_check;
-- one earning per booking, one withdrawal journal per withdrawal (I-08, I-10)
alter table ledger_journals add constraint ledger_journals_kind_check
  check (kind in ('capture', 'refund-due', 'refund', 'correction', 'fx', 'earning', 'withdrawal'));

create table withdrawals (
  id            uuid primary key,
  doctor_id     uuid not null references doctors (id),
  requested_by  uuid not null references accounts (id),
  -- minor units of the currency of the doctor's country
  amount        bigint not null,
  currency      text not null,
  -- E.164; where the money is to go
  payout_phone  text not null,
  state         text not null default 'pending',
  created_at    timestamptz not null,
  decided_at    timestamptz,
  -- when the money left the house
  paid_at       timestamptz,
  -- nothing and less than nothing cannot be paid out (C20)
  constraint withdrawals_amount_positive check (amount > 0 and amount < 9007199254740991),
  constraint withdrawals_currency_form check (currency ~ '^[A-Z]{3}$'),
  constraint withdrawals_phone_form check (payout_phone ~ '^\+[1-9][0-9]{7,14}$'),
  constraint withdrawals_state_known check (state in ('pending', 'approved', 'rejected')),
  -- a decision has its moment
  constraint withdrawals_decided check ((state = 'pending') = (decided_at is null)),
  -- only what was approved is paid
  constraint withdrawals_paid_was_approved check (paid_at is null or state = 'approved')
);
-- a doctor has one open request at a time, however many are sent at once (C20)
create unique index withdrawals_one_pending on withdrawals (doctor_id) where state = 'pending';
create index withdrawals_of_doctor on withdrawals (doctor_id, created_at desc, id desc);

-- A request starts pending, is decided once, and what it asks never changes.
create function check_withdrawal() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.state <> 'pending' then raise exception 'a withdrawal starts pending' using errcode = 'restrict_violation'; end if;
    return new;
  end if;
  if (new.id, new.doctor_id, new.requested_by, new.amount, new.currency, new.payout_phone, new.created_at)
     is distinct from (old.id, old.doctor_id, old.requested_by, old.amount, old.currency, old.payout_phone, old.created_at)
     or (new.state <> old.state and old.state <> 'pending') or (old.paid_at is not null and new.paid_at is distinct from old.paid_at) then
    raise exception 'withdrawal % was asked for and decided as it is', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger check_withdrawal before insert or update on withdrawals for each row execute function check_withdrawal();

-- What doctors find under their bell. Values name no patient; they are worded in the reader's language when read.
create table doctor_notifications (
  id            uuid primary key,
  -- names the occasion: 'booking-scheduled:<id>'
  key           text not null,
  account_id    uuid not null references accounts (id),
  kind          text not null,
  template      text not null,
  "values"      jsonb not null,
  created_at    timestamptz not null,
  read_at       timestamptz,
  -- one per occasion and reader, however often the occasion is reported
  constraint doctor_notifications_once unique (account_id, key),
  constraint doctor_notifications_kind_known check (kind in ('announcement', 'alert', 'other'))
);
create index doctor_notifications_newest on doctor_notifications (account_id, created_at desc, id desc);
create index doctor_notifications_unread on doctor_notifications (account_id, created_at desc, id desc) where read_at is null;

-- Consultations that took place before this version are credited like the others.
insert into outbox (kind, name, payload) select 'event', 'bookings.completed', jsonb_build_object('bookingId', id) from bookings where state = 'completed';
