-- Money that a payment company sends for us: an approved payout may be handed to its gateway. While nobody knows whether it was paid it is 'unknown', and
-- nothing pays it again.
alter table payouts drop constraint payouts_state_known;
alter table payouts add constraint payouts_state_known check (state in ('proposed', 'approved', 'sending', 'unknown', 'paid', 'dropped'));
-- what was paid was approved before, and names the payment at the network; what is being sent was approved too
alter table payouts drop constraint payouts_paid_whole;
alter table payouts add constraint payouts_paid_whole check (
  (state = 'paid') = (paid_at is not null) and (paid_at is null) = (paid_by is null) and (paid_at is null) = (transaction_number is null)
  and (state not in ('approved', 'sending', 'unknown', 'paid') or approved_by is not null));

-- Whose number it is by the network's word, which those who decide read beside the name of the account. Encrypted, and kept until it is decided.
alter table payouts
  add column name_check text,
  add column name_checked_at timestamptz,
  add column network_name_sealed bytea,
  add constraint payouts_name_check_known check (name_check in ('found', 'unknown', 'unavailable')),
  add constraint payouts_name_check_whole check (
    (name_check is null) = (name_checked_at is null) and (network_name_sealed is null or name_check = 'found')),
  -- what is sent names its payee too
  add constraint payouts_of_payee unique (id, payee_id);

-- What is proposed never changes, each step is taken once, and what was paid or taken back stays so. A gateway that did not pay leaves it approved.
create or replace function guard_payout() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then raise exception 'a payout is never deleted' using errcode = 'restrict_violation'; end if;
  if tg_op = 'INSERT' then
    if new.state <> 'proposed' then raise exception 'a payout starts as a proposal' using errcode = 'restrict_violation'; end if;
    return new;
  end if;
  if (new.id, new.kind, new.subject_id, new.payee_id, new.amount, new.currency, new.proposed_by, new.proposed_at)
     is distinct from (old.id, old.kind, old.subject_id, old.payee_id, old.amount, old.currency, old.proposed_by, old.proposed_at)
     or (old.approved_by is not null and (new.approved_by, new.approved_at) is distinct from (old.approved_by, old.approved_at))
     or (old.state = new.state and old.state in ('paid', 'dropped'))
     or (old.state <> new.state and (old.state, new.state) not in (
          ('proposed', 'approved'), ('proposed', 'dropped'), ('approved', 'paid'), ('approved', 'dropped'), ('approved', 'sending'),
          ('sending', 'unknown'), ('sending', 'paid'), ('sending', 'approved'), ('unknown', 'paid'), ('unknown', 'approved'), ('unknown', 'dropped'))) then
    raise exception 'payout % was proposed and decided as it is', old.id using errcode = 'restrict_violation';
  end if;
  if new.state in ('paid', 'dropped') then new.network_name_sealed := null; end if;
  return new;
end $$;

-- One attempt of a gateway to pay an approved payout. It is stored with our own reference before the gateway is called, so that a process that dies leaves a
-- trace of money that may have moved.
create table payout_sendings (
  id              uuid primary key,
  payout_id       uuid not null,
  payee_id        uuid not null,
  -- our name of the gateway, and the wallet that it pays
  gateway         text not null,
  method          text not null,
  -- our reference; the gateway refuses it a second time
  external_id     text not null,
  state           text not null default 'sending',
  sent_by         uuid not null references accounts (id),
  created_at      timestamptz not null,
  -- from here on the money may have moved: it is written before the call, once
  called_at       timestamptz,
  -- the gateway's own id
  transaction_id  text,
  -- how often its status was asked, what the last answer said, and when it is asked again
  queries         integer not null default 0,
  last_answer     text,
  next_query_at   timestamptz,
  -- what speaks against a success that the gateway told: another amount (minor units), something else, or no amount
  doubt           text,
  seen_amount     bigint,
  seen_currency   text,
  ended_at        timestamptz,
  -- the administrator who wrote down how it ended; null: the gateway said it
  ended_by        uuid references accounts (id),
  decline_reason  text,
  constraint payout_sendings_of_payout foreign key (payout_id, payee_id) references payouts (id, payee_id),
  constraint payout_sendings_external_id_once unique (external_id),
  constraint payout_sendings_external_id_form check (external_id ~ '^[0-9A-Z]{20,30}$'),
  constraint payout_sendings_state_known check (state in ('sending', 'unknown', 'paid', 'declined')),
  constraint payout_sendings_doubt_known check (doubt in ('amount', 'other', 'unproven')),
  constraint payout_sendings_answer_known check (last_answer in ('paid', 'pending', 'refused', 'not-found', 'unreachable')),
  constraint payout_sendings_seen_whole check ((seen_amount is null) = (seen_currency is null)),
  -- nobody sends money to the own account, nor decides whether it arrived there (Z-10)
  constraint payout_sendings_for_somebody_else check (sent_by <> payee_id and ended_by <> payee_id),
  -- what has an outcome has a moment of it, and is not asked about any more
  constraint payout_sendings_ended_whole check (
    (state in ('paid', 'declined')) = (ended_at is not null) and (state = 'declined') = (decline_reason is not null)
    and (ended_by is null or ended_at is not null) and (ended_at is null or next_query_at is null)),
  -- nobody knows the outcome of a call only if there was one, and only then it can be paid
  constraint payout_sendings_called_first check (state not in ('unknown', 'paid') or called_at is not null)
);
-- a payout is on its way once at a time, and paid once
create unique index payout_sendings_one_open on payout_sendings (payout_id) where state in ('sending', 'unknown');
create unique index payout_sendings_one_paid on payout_sendings (payout_id) where state = 'paid';
-- a payment of the gateway is one of ours
create unique index payout_sendings_transaction_once on payout_sendings (gateway, transaction_id) where transaction_id is not null;
create index payout_sendings_of_payouts on payout_sendings (payout_id, created_at desc, id desc);
-- what the sweep looks for
create index payout_sendings_open on payout_sendings (next_query_at) where state in ('sending', 'unknown');

-- What was sent never changes; it ends once.
create function guard_payout_sending() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then raise exception 'what was sent is never deleted' using errcode = 'restrict_violation'; end if;
  if tg_op = 'INSERT' then
    if new.state <> 'sending' or new.called_at is not null then
      raise exception 'what is sent is stored before the gateway is called' using errcode = 'restrict_violation';
    end if;
    return new;
  end if;
  if (new.id, new.payout_id, new.payee_id, new.gateway, new.method, new.external_id, new.sent_by, new.created_at)
     is distinct from (old.id, old.payout_id, old.payee_id, old.gateway, old.method, old.external_id, old.sent_by, old.created_at)
     or (old.called_at is not null and new.called_at is distinct from old.called_at)
     or (old.transaction_id is not null and new.transaction_id is distinct from old.transaction_id)
     or old.state in ('paid', 'declined')
     or (old.state <> new.state and (old.state, new.state) not in (
          ('sending', 'unknown'), ('sending', 'paid'), ('sending', 'declined'), ('unknown', 'paid'), ('unknown', 'declined'))) then
    raise exception 'sending % is as it was sent', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger guard_payout_sending before insert or update or delete on payout_sendings for each row execute function guard_payout_sending();

-- As with payouts: the product's alone.
create policy rows_of_people on payout_sendings using ((select acts_for_all()));
alter table payout_sendings enable row level security;
alter table payout_sendings force row level security;
