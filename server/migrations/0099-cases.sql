-- What no rule decides and a person has to: one row for each thing that waits, from when it began to wait until it was settled.
create table cases (
  id          uuid primary key,
  kind        text not null,
  -- the withdrawal, payment, … that waits
  subject_id  text not null,
  -- whom it is about, and the money in minor units: they do not change, and are known when it is settled too
  account_id  uuid not null references accounts (id),
  country     text,
  amount      bigint,
  currency    text,
  opened_at   timestamptz not null,
  -- by when it should be settled
  due_at      timestamptz not null,
  -- who took it on
  owner_id    uuid references accounts (id),
  closed_at   timestamptz,
  -- who settled it; null when it settled itself
  closed_by   uuid references accounts (id),
  constraint cases_money_whole check ((amount is null) = (currency is null)),
  constraint cases_due_later check (due_at >= opened_at),
  constraint cases_closed_later check (closed_at >= opened_at),
  constraint cases_closed_by_whom check (closed_by is null or closed_at is not null)
);
-- a thing waits once
create unique index cases_one_open on cases (kind, subject_id) where closed_at is null;
-- the queue: what is due first
create index cases_queue on cases (due_at, id) where closed_at is null;
create index cases_queue_of_kind on cases (kind, due_at, id) where closed_at is null;
create index cases_queue_of_owner on cases (owner_id, due_at, id) where closed_at is null;

-- What people did with a case, for good.
create table case_steps (
  id          uuid primary key,
  -- the order of the steps
  number      bigint generated always as identity,
  case_id     uuid not null references cases (id),
  at          timestamptz not null,
  account_id  uuid not null references accounts (id),
  -- 'take', 'give-back', 'note', or the decision
  step        text not null,
  -- encrypted: it may name people
  note_sealed bytea
);
create index case_steps_of_case on case_steps (case_id, number);
select make_append_only('case_steps');
