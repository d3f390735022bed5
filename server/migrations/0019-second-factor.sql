-- When this session's person last proved the phone; null: when it was opened.
alter table sessions add column proven_at timestamptz;

-- The authenticator app of an account. It asks nobody for anything until a first correct code has confirmed it.
create table authenticators (
  account_id    uuid primary key references accounts (id),
  -- another one for each enrolment, so that what was proven with a former secret is told apart
  id            uuid not null unique,
  -- AES-256-GCM, bound to this row
  secret_sealed bytea not null,
  created_at    timestamptz not null,
  confirmed_at  timestamptz,
  -- the thirty seconds, counted from 1970, whose code was accepted last; none of it or before is accepted again
  last_step     bigint,
  -- wrong codes in a row
  failures      integer not null default 0,
  paused_until  timestamptz,
  -- the first correct code is what confirms
  constraint authenticators_confirmed_by_code check ((confirmed_at is null) = (last_step is null)),
  constraint authenticators_failures_count check (failures >= 0),
  -- from the fifth wrong code on there is a wait
  constraint authenticators_pause_after_five check (paused_until is null or failures >= 5)
);

-- A step only moves on, so that a code opens once however many nodes see it at the same time (I-31).
create function guard_step() returns trigger language plpgsql as $$
begin
  if new.id = old.id and old.last_step is not null and (new.last_step is null or new.last_step < old.last_step) then
    raise exception 'the step of an authenticator only moves on' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger guard_step before update on authenticators for each row execute function guard_step();

-- Codes on paper for when the authenticator is lost. Each opens once.
create table recovery_codes (
  id            uuid primary key,
  account_id    uuid not null references authenticators (account_id) on delete cascade,
  -- HMAC-SHA-256 with a key that is not in the database
  code_hmac     text not null,
  created_at    timestamptz not null,
  used_at       timestamptz,
  constraint recovery_codes_differ unique (account_id, code_hmac),
  -- a digest, never the code
  constraint recovery_codes_digest check (length(code_hmac) = 43)
);

-- Sign-ins whose phone is proven and whose second factor is still awaited. They open nothing.
create table second_factor_challenges (
  id            uuid primary key,
  account_id    uuid not null references accounts (id),
  role          text not null,
  -- SHA-256 of the cookie of the browser that proved the phone
  browser_hash  bytea not null,
  attempts      integer not null default 0,
  created_at    timestamptz not null,
  expires_at    timestamptz not null,
  used_at       timestamptz,
  constraint second_factor_challenges_role_known check (role in ('patient', 'doctor')),
  constraint second_factor_challenges_hashed check (octet_length(browser_hash) = 32),
  -- five guesses, then it is dead
  constraint second_factor_challenges_five_guesses check (attempts between 0 and 5),
  constraint second_factor_challenges_short_life check (expires_at > created_at and expires_at <= created_at + interval '10 minutes'),
  -- success comes from a guess, within its life
  constraint second_factor_challenges_used_in_time check (used_at is null or (attempts > 0 and used_at <= expires_at))
);
create index second_factor_challenges_age on second_factor_challenges (expires_at);
create index second_factor_challenges_account on second_factor_challenges (account_id);
