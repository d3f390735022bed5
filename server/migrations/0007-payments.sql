create table payments (
  id                 uuid primary key,
  -- what the payer sees and quotes; made by the server (W27)
  reference          text not null unique check (reference ~ '^TBB-[0-9]{9,11}-[0-9A-HJKMNP-TV-Z]{8}$'),
  -- what is bought, opaque to this module
  purpose_kind       text not null check (purpose_kind ~ '^[a-z-]{1,30}$'),
  purpose_id         uuid not null,
  payer_id           uuid not null,
  -- minor units; the server's price at the version in force (P-01, I-07)
  amount             bigint not null check (amount > 0 and amount < 9007199254740991),
  currency           text not null check (currency in ('TZS', 'KES', 'UGX', 'RWF', 'BIF', 'ZAR', 'USD', 'GBP', 'EUR', 'AED')),
  price_version      integer not null,
  description        text not null,
  full_name          text not null,
  phone              text not null,
  country            text not null,
  -- where the payer goes on after a hosted page: a path of our own pages, never another site
  return_path        text not null check (return_path ~ '^/[^/\\]' or return_path = '/'),
  pay_by             timestamptz,
  method             text,
  provider           text,
  language           text,
  return_origin      text,
  -- our own id of the payment at the provider; exists before any call to it (P-02)
  external_id        uuid not null unique,
  -- the provider's id
  transaction_id     text,
  state              text not null default 'created'
    check (state in ('created', 'requested', 'unknown', 'settled', 'refused', 'voided', 'refund-due', 'refunded')),
  -- true when another payment has settled the same purpose: whatever this one brings is given back
  surplus            boolean not null default false,
  refusal_reason     text,
  refusal_message    text,
  redirect_url       text,
  created_at         timestamptz not null,
  checkout_at        timestamptz,
  -- when we began to ask the provider for the first time
  requested_at       timestamptz,
  -- how often we asked, and how often the asking may have arrived there
  tries              integer not null default 0,
  sends              integer not null default 0 check (sends >= 0),
  queries            integer not null default 0,
  next_query_at      timestamptz,
  moved_at           timestamptz not null,
  settled_at         timestamptz,
  verified_at        timestamptz,
  verified_amount    bigint,
  verified_currency  text,
  verified_payee     text,
  verified_by        text check (verified_by in ('status', 'callback+status')),
  -- nothing is asked of a provider before the payer chose how to pay
  constraint payments_asked_after_checkout check (requested_at is null or (checkout_at is not null and method is not null and provider is not null)),
  constraint payments_waiting_was_asked check (state not in ('requested', 'unknown') or requested_at is not null),
  constraint payments_refused_says_why check (state <> 'refused' or refusal_reason is not null),
  -- paid means that our own query agreed with the order (I-13, P-05)
  constraint payments_settled_is_verified check (
    state not in ('settled', 'refund-due', 'refunded')
    or (settled_at is not null and verified_at is not null and verified_by is not null and verified_payee is not null
        and verified_amount is not null and verified_amount = amount and verified_currency is not null and verified_currency = currency)),
  -- a provider's payment pays for one of ours (I-12)
  constraint payments_one_per_transaction unique (provider, transaction_id)
);

-- one live payment per purpose: no second prompt while the first may still bring money (P-06)
create unique index payments_one_live on payments (purpose_kind, purpose_id)
  where state in ('created', 'requested', 'unknown', 'settled', 'refund-due') and not surplus;
create index payments_purpose on payments (purpose_kind, purpose_id, created_at desc);
create index payments_payer on payments (payer_id);
create index payments_next_query on payments (next_query_at) where state in ('created', 'requested', 'unknown');

-- every state a payment was in
create table payment_history (
  id          bigint generated always as identity primary key,
  payment_id  uuid not null references payments (id),
  from_state  text,
  to_state    text not null,
  at          timestamptz not null
);
create index payment_history_payment on payment_history (payment_id, id);
select make_append_only('payment_history');

-- Only the listed edges exist (I-11), the order itself never changes (P-01), and a payment is never deleted.
create function guard_payment() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'a payment is never deleted' using errcode = 'restrict_violation';
  end if;
  if (new.id, new.reference, new.purpose_kind, new.purpose_id, new.payer_id, new.amount, new.currency, new.price_version, new.external_id, new.created_at)
     is distinct from
     (old.id, old.reference, old.purpose_kind, old.purpose_id, old.payer_id, old.amount, old.currency, old.price_version, old.external_id, old.created_at) then
    raise exception 'what a payment orders never changes' using errcode = 'restrict_violation';
  end if;
  if new.state <> old.state and (old.state, new.state) not in (
    ('created', 'requested'), ('created', 'unknown'), ('created', 'settled'), ('created', 'refused'), ('created', 'voided'),
    ('requested', 'unknown'), ('requested', 'settled'), ('requested', 'refused'),
    ('unknown', 'settled'), ('unknown', 'refused'),
    ('refused', 'settled'), ('voided', 'settled'),
    ('settled', 'refund-due'), ('refund-due', 'refunded')) then
    raise exception 'a payment does not go from % to %', old.state, new.state using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger guard_payment before update or delete on payments for each row execute function guard_payment();

create function keep_payment_history() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into payment_history (payment_id, to_state, at) values (new.id, new.state, new.moved_at);
  elsif new.state <> old.state then
    insert into payment_history (payment_id, from_state, to_state, at) values (new.id, old.state, new.state, new.moved_at);
  end if;
  return null;
end $$;
create trigger keep_payment_history after insert or update on payments for each row execute function keep_payment_history();

-- What providers told us, byte for byte, before anybody reads it (W-03).
create table callback_inbox (
  id            uuid primary key,
  provider      text not null,
  -- of the bytes and the kept headers: a repeat is stored once (W-02)
  content_hash  bytea not null,
  raw           bytea not null check (octet_length(raw) <= 65536),
  headers       jsonb not null,
  received_at   timestamptz not null,
  read_at       timestamptz,
  outcome       text check (outcome in ('claim', 'rejected', 'unknown-reference')),
  -- why it was rejected
  why           text,
  payment_id    uuid references payments (id),
  -- what it claims, as the adapter reads it
  claim         jsonb,
  check ((read_at is null) = (outcome is null)),
  check ((outcome = 'claim') = (payment_id is not null)),
  constraint callback_inbox_once unique (provider, content_hash)
);
create index callback_inbox_unread on callback_inbox (received_at) where read_at is null;
create index callback_inbox_payment on callback_inbox (payment_id, received_at) where payment_id is not null;

-- What a person has to look at: money that does not match, callbacks nobody asked for, payments without an answer.
create table payment_cases (
  id          uuid primary key,
  kind        text not null check (kind in ('mismatch', 'unproven', 'unknown-reference', 'never-asked', 'long-unknown', 'no-answer', 'surplus', 'gateway')),
  provider    text not null,
  payment_id  uuid references payments (id),
  inbox_id    uuid references callback_inbox (id),
  details     jsonb not null default '{}',
  opened_at   timestamptz not null,
  closed_at   timestamptz,
  closed_why  text,
  check (payment_id is not null or inbox_id is not null),
  check ((closed_at is null) = (closed_why is null))
);
-- one open case of a kind per payment, and one per callback
create unique index payment_cases_open on payment_cases (payment_id, kind) where closed_at is null and payment_id is not null;
create unique index payment_cases_inbox on payment_cases (inbox_id, kind) where inbox_id is not null and payment_id is null;
