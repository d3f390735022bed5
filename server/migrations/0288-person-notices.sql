-- What a person was told, in the product: the list of notices of an account, and how the person wants to be told.
create table person_notices (
  id            uuid primary key,
  account_id    uuid not null references accounts (id),
  -- names the occasion, as in the table of messages
  key           text not null,
  template      text not null,
  -- AES-256-GCM: names, times and links of the sentence; bound to this row
  values_sealed bytea not null,
  created_at    timestamptz not null,
  -- after this the occasion is over, and no other channel is tried
  valid_until   timestamptz,
  read_at       timestamptz,
  -- one entry per occasion and reader
  constraint person_notices_once unique (account_id, key)
);
create index person_notices_newest on person_notices (account_id, created_at desc, id desc);
-- entries are deleted by age
create index person_notices_by_age on person_notices (created_at);

create table notice_choices (
  account_id uuid primary key references accounts (id),
  -- the kinds of reminders that go to no phone; they stay in the list
  switched_off text[] not null,
  -- a message to a browser shows what it says on the lock screen
  shows_words  boolean not null,
  changed_at   timestamptz not null,
  constraint notice_choices_kinds_known check (switched_off <@ array['appointments', 'follow-up', 'plans', 'medicine'])
);
