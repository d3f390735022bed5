-- Email addresses of accounts that their owners have proven to read, and the codes that went to them.
create table account_emails (
  account_id   uuid primary key references accounts (id),
  -- digest of the proven address: with another address the account has none that is proven
  address_hash bytea not null,
  verified_at  timestamptz not null,
  -- since when the person wants no messages there
  switched_off_at timestamptz
);

create table email_codes (
  id           uuid primary key,
  account_id   uuid not null references accounts (id),
  -- digest of the address to which it went; it proves no other one
  address_hash bytea not null,
  code_hmac    text not null,
  -- how many were typed
  guesses      integer not null default 0,
  created_at   timestamptz not null,
  expires_at   timestamptz not null,
  used_at      timestamptz,
  constraint email_codes_lasts check (expires_at > created_at),
  -- six digits could be found by trying
  constraint email_codes_guesses_few check (guesses between 0 and 5),
  constraint email_codes_used_in_time check (used_at < expires_at)
);
-- the limits count what went out for one account, and to one address
create index email_codes_of_account on email_codes (account_id, created_at desc);
create index email_codes_of_address on email_codes (address_hash, created_at desc);
