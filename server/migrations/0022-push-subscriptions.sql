-- Browsers in which a doctor wants to be rung also with the page closed (Web Push). An address here is a capability: who has it and the
-- keys can ring that browser.
create table push_subscriptions (
  id              uuid primary key,
  account_id      uuid not null references accounts (id),
  -- the sign-in that asked for it; it ends with it
  session_id      uuid not null references sessions (id) on delete cascade,
  -- SHA-256 of the address
  endpoint_hash   bytea not null,
  -- address and keys of the browser: AES-256-GCM, bound to this row
  sealed          bytea not null,
  created_at      timestamptz not null,
  -- when the push service last took a message for it
  last_success_at timestamptz,
  -- one browser is rung for one doctor, once
  constraint push_subscriptions_once unique (endpoint_hash),
  constraint push_subscriptions_hashed check (octet_length(endpoint_hash) = 32)
);
create index push_subscriptions_account on push_subscriptions (account_id, created_at);
create index push_subscriptions_session on push_subscriptions (session_id);
