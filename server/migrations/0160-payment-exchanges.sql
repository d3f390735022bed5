-- What we asked a gateway about a payment and what came back. Kept as long as the payment, because it says why the books say what they say.
-- The payer's number is not in it: it is hidden before a row is written. Headers are not kept: they hold our keys.
create table payment_exchanges (
  id          uuid primary key,
  payment_id  uuid not null references payments (id),
  -- a request for the money, or a question for its status
  kind        text not null,
  method      text not null,
  url         text not null,
  body        text,
  -- null when nothing came back
  http_status integer,
  answer      text,
  failure     text,
  -- A question that is asked again and answered with the same words is one row.
  times       integer not null default 1,
  first_at    timestamptz not null,
  last_at     timestamptz not null,
  constraint payment_exchanges_kind_known check (kind in ('request', 'status')),
  -- either an answer came, or it is known why not
  constraint payment_exchanges_answered_or_not check ((answer is null) = (http_status is null) and (answer is null) = (failure is not null)),
  constraint payment_exchanges_times check (times >= 1 and last_at >= first_at),
  -- a hostile answer fills no disk
  constraint payment_exchanges_short check (octet_length(answer) <= 65536 and octet_length(body) <= 65536 and octet_length(url) <= 8192)
);
create index payment_exchanges_payment on payment_exchanges (payment_id, id);

-- What gateways said concerns no patient and no doctor.
create policy rows_of_people on payment_exchanges using ((select acts_for_all()));
alter table payment_exchanges enable row level security;
alter table payment_exchanges force row level security;

-- A callback that is not authentic belongs to no payment. Which one it names by our reference is worth knowing all the same, and proves nothing.
alter table callback_inbox add column named_payment_id uuid references payments (id);
alter table callback_inbox add constraint callback_inbox_names_when_rejected check (named_payment_id is null or outcome is not distinct from 'rejected');
create index callback_inbox_named on callback_inbox (named_payment_id, received_at) where named_payment_id is not null;

-- The journals that correct another one.
create index ledger_journals_reverses on ledger_journals (reverses) where reverses is not null;

-- What was in the queue about a payment, open or settled.
create index cases_subject on cases (subject_id);
