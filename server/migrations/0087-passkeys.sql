-- Passkeys of people who work here: the public half of a key that never leaves its authenticator (WebAuthn).
create table passkeys (
  id            uuid primary key,
  account_id    uuid not null references accounts (id),
  -- random; authenticators keep it in place of the account's id
  user_handle   bytea not null,
  credential_id bytea not null,
  -- COSE
  public_key    bytea not null,
  -- how often the authenticator has signed, as it says; 0 if it does not count
  counter       bigint not null,
  transports    text[] not null,
  -- kept by a keeper of passwords on several devices
  synced        boolean not null,
  name          text not null,
  created_at    timestamptz not null,
  last_used_at  timestamptz,
  -- a key opens one account
  constraint passkeys_one_per_credential unique (credential_id),
  -- the length that the standard allows
  constraint passkeys_credential_length check (octet_length(credential_id) between 1 and 1023),
  constraint passkeys_handle_length check (octet_length(user_handle) = 32),
  constraint passkeys_counter_range check (counter between 0 and 4294967295),
  constraint passkeys_name_length check (length(name) between 1 and 60),
  constraint passkeys_used_after_made check (last_used_at is null or last_used_at >= created_at)
);
create index passkeys_account on passkeys (account_id);

-- The counter only moves on: a copy of an authenticator that lags behind is noticed however many nodes see it.
create function guard_passkey_counter() returns trigger language plpgsql as $$
begin
  if new.counter < old.counter then
    raise exception 'the counter of a passkey only moves on' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger guard_passkey_counter before update on passkeys for each row execute function guard_passkey_counter();

-- What an authenticator has to sign, each for one answer of one session or one browser.
create table passkey_challenges (
  id           uuid primary key,
  purpose      text not null,
  challenge    bytea not null,
  session_id   uuid references sessions (id) on delete cascade,
  -- SHA-256 of the cookie of a browser that signs in
  browser_hash bytea,
  -- the handle that the new passkey gets
  user_handle  bytea,
  created_at   timestamptz not null,
  expires_at   timestamptz not null,
  used_at      timestamptz,
  constraint passkey_challenges_length check (octet_length(challenge) = 32),
  -- a session registers and steps up; a browser without one signs in
  constraint passkey_challenges_bound check (
    (purpose in ('register', 'step-up') and session_id is not null and browser_hash is null)
    or (purpose = 'sign-in' and session_id is null and browser_hash is not null and octet_length(browser_hash) = 32)),
  -- only what registers gives a handle
  constraint passkey_challenges_handle check (
    (purpose = 'register') = (user_handle is not null) and (user_handle is null or octet_length(user_handle) = 32)),
  constraint passkey_challenges_short_life check (expires_at > created_at and expires_at <= created_at + interval '5 minutes'),
  constraint passkey_challenges_used_in_time check (used_at is null or used_at <= expires_at)
);
create index passkey_challenges_age on passkey_challenges (expires_at);
create index passkey_challenges_session on passkey_challenges (session_id);
