-- People. A number is proven by a one-time code before an account exists.
create table accounts (
  id           uuid primary key,
  -- E.164; null once the account is erased
  phone        text,
  full_name    text not null,
  country      text not null,
  language     text not null,
  roles        text[] not null,
  status       text not null default 'active',
  created_at   timestamptz not null,
  erased_at    timestamptz,
  -- numbers are kept in one spelling only
  constraint accounts_phone_form check (phone ~ '^\+[1-9][0-9]{7,14}$'),
  constraint accounts_country_form check (country ~ '^[A-Z]{2}$'),
  constraint accounts_language_known check (language in ('sw', 'en', 'fr')),
  -- roles are granted by the server only; an account without one could never be entered
  constraint accounts_roles_known check (cardinality(roles) > 0 and roles <@ array['patient', 'doctor', 'administrator']),
  constraint accounts_status_known check (status in ('active', 'erased')),
  -- an erased account keeps neither number nor name; an active one has both
  constraint accounts_erased_is_empty check (
    case status when 'active' then phone is not null and full_name <> '' and erased_at is null
                else phone is null and full_name = '' and erased_at is not null end)
);
-- one active account per verified number
create unique index accounts_one_per_number on accounts (phone) where status = 'active';

-- Signed-in browsers. The token itself is only in the browser's cookie.
create table sessions (
  id           uuid primary key,
  token_hash   bytea not null,
  account_id   uuid not null references accounts (id),
  role         text not null,
  -- coarse, from the user agent: 'Chrome · Android'
  label        text not null,
  created_at   timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at   timestamptz not null,
  revoked_at   timestamptz,
  -- a token opens one session; the lookup of every request
  constraint sessions_one_per_token unique (token_hash),
  -- SHA-256: a dump of the table opens nothing
  constraint sessions_token_hashed check (octet_length(token_hash) = 32),
  constraint sessions_role_known check (role in ('patient', 'doctor')),
  constraint sessions_end_after_start check (expires_at > created_at)
);
create index sessions_live on sessions (account_id, last_seen_at desc) where revoked_at is null;
create index sessions_age on sessions (expires_at);

-- One-time codes under way. The code stands here only as a keyed digest, and sealed until the SMS job takes it.
create table code_challenges (
  id           uuid primary key,
  phone        text not null,
  country      text not null,
  language     text not null,
  full_name    text not null,
  role         text not null,
  code_hmac    text not null,
  -- AES-256-GCM; null as soon as the SMS job has taken it
  sealed_code  bytea,
  -- SHA-256 of the cookie of the browser that asked
  browser_hash bytea not null,
  attempts     integer not null default 0,
  delivery     text not null default 'waiting',
  created_at   timestamptz not null,
  expires_at   timestamptz not null,
  used_at      timestamptz,
  constraint code_challenges_language_known check (language in ('sw', 'en', 'fr')),
  constraint code_challenges_role_known check (role in ('patient', 'doctor')),
  -- five guesses, then the challenge is dead, however many arrive at once
  constraint code_challenges_five_guesses check (attempts between 0 and 5),
  constraint code_challenges_delivery_known check (delivery in ('waiting', 'accepted', 'refused', 'unknown')),
  -- a code lives five minutes
  constraint code_challenges_short_life check (expires_at > created_at and expires_at <= created_at + interval '5 minutes'),
  -- success comes from a guess, within the life of the code
  constraint code_challenges_used_in_time check (used_at is null or (attempts > 0 and used_at <= expires_at))
);
create index code_challenges_age on code_challenges (expires_at);
create index code_challenges_phone on code_challenges (phone);

-- What the sending of codes has spent: one row per message and bucket (number, address, prefix, country, all). Kept a day.
create table code_sends (
  bucket       text not null,
  sent_at      timestamptz not null
);
create index code_sends_recent on code_sends (bucket, sent_at desc);
create index code_sends_age on code_sends (sent_at);

-- Wrong codes in a row per number. Thirty close the sign-in by SMS for a day.
create table phone_failures (
  phone        text primary key,
  failures     integer not null,
  closed_until timestamptz,
  -- the thirty-first guess is never evaluated
  constraint phone_failures_thirty check (failures between 1 and 30),
  -- closed exactly from the thirtieth failure on
  constraint phone_failures_closed check ((failures = 30) = (closed_until is not null))
);
