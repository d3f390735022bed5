-- The passphrase with which a person protects records that were made before, as Argon2id. No row: the person chose none.
create table record_locks (
  account_id uuid primary key references accounts (id),
  hash       text not null,
  chosen_at  timestamptz not null
);

-- The browsers in which the person of a lock has signed in, by a cookie of 256 random bits.
create table record_devices (
  id         uuid primary key,
  account_id uuid not null references record_locks (account_id) on delete cascade,
  token_hash bytea not null,
  -- since when it sees only what is made from then on; null: the passphrase was given in it, so it sees everything
  closed_at  timestamptz,
  used_at    timestamptz not null,
  -- a browser is one device of an account, however often somebody signs in with it
  constraint record_devices_once unique (account_id, token_hash)
);
create index record_devices_used on record_devices (used_at);

-- Since when a session sees only what is made from then on; null: it sees everything. Only of patients.
alter table sessions add column records_closed_at timestamptz;
-- the browser of the session, whose use is noted with that of the session; null without a lock
alter table sessions add column record_device_id uuid;
-- Only the sessions of patients are closed to records: doctors and people who work here have other rules.
alter table sessions add constraint sessions_closed_of_patients check (records_closed_at is null or role = 'patient');
