-- User name and password of people who work here.
create table passwords (
  account_id   uuid primary key references accounts (id),
  -- small letters, one spelling per character (NFKC)
  username     text not null,
  hash         text not null,
  -- at least 15 characters: enough without an authenticator
  stands_alone boolean not null,
  changed_at   timestamptz not null,
  -- a user name is that of one person
  constraint passwords_one_per_name unique (username),
  constraint passwords_username_form check (length(username) between 3 and 64 and username !~ '\s'),
  -- Argon2id with its salt, never the password
  constraint passwords_hashed check (hash ~ '^\$argon2id\$v=19\$m=[0-9]+,t=[0-9]+,p=[0-9]+\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$')
);

-- Wrong passwords in a row, per user name and address; also of user names that nobody has.
create table password_failures (
  -- HMAC-SHA-256 of both with a key that is not in the database
  subject      text primary key,
  failures     integer not null,
  last_at      timestamptz not null,
  paused_until timestamptz,
  -- a digest, never the user name
  constraint password_failures_digest check (length(subject) = 43),
  constraint password_failures_count check (failures > 0),
  -- from the fifth wrong one on there is a wait
  constraint password_failures_pause_after_five check (paused_until is null or failures >= 5)
);
create index password_failures_age on password_failures (last_at);

-- Links by which a person who works here chooses user name and password and sets up the authenticator.
create table set_up_links (
  id          uuid primary key,
  account_id  uuid not null references accounts (id),
  -- SHA-256 of the token: a dump of the table opens nothing
  token_hash  bytea not null,
  created_at  timestamptz not null,
  expires_at  timestamptz not null,
  used_at     timestamptz,
  -- a newer link, or the end of the account, made this one useless
  replaced_at timestamptz,
  constraint set_up_links_one_per_token unique (token_hash),
  constraint set_up_links_token_hashed check (octet_length(token_hash) = 32),
  -- a day at most
  constraint set_up_links_short_life check (expires_at > created_at and expires_at <= created_at + interval '1 day'),
  constraint set_up_links_used_in_time check (used_at is null or used_at <= expires_at)
);
-- a person has one link that works
create unique index set_up_links_one_open on set_up_links (account_id) where used_at is null and replaced_at is null;
create index set_up_links_age on set_up_links (expires_at);
