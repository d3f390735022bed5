-- Files with everything that the product holds about a person, made on the person's own wish and deleted a day after they are ready.
create table own_exports (
  id            uuid primary key,
  account_id    uuid not null references accounts (id),
  -- the session that asked for it
  session_id    uuid not null,
  format        text not null,
  -- the language and the clock of what a person reads in it
  language      text not null,
  country       text not null,
  state         text not null,
  -- how many of its parts of the record are written
  done          integer not null default 0,
  bytes         bigint not null default 0,
  -- how often its writing began
  tries         integer not null default 0,
  asked_at      timestamptz not null,
  ready_at      timestamptz,
  -- the whole row goes at this time, with its file
  ends_at       timestamptz not null,
  constraint own_exports_format_known check (format in ('json', 'fhir', 'pdf')),
  constraint own_exports_state_known check (state in ('making', 'ready', 'failed')),
  -- a file is read only when it is whole
  constraint own_exports_ready_whole check ((state = 'ready') = (ready_at is not null)),
  -- nothing stays longer than a day after it was ready, nor a day after it was asked for
  constraint own_exports_end_near check (ends_at <= coalesce(ready_at, asked_at) + interval '1 day')
);
create index own_exports_of_account on own_exports (account_id, asked_at desc);
create index own_exports_ending on own_exports (ends_at);

-- The file of an export in pieces, each encrypted and bound to its export and place.
create table own_export_parts (
  export_id uuid not null references own_exports (id) on delete cascade,
  place     integer not null,
  sealed    bytea not null,
  primary key (export_id, place)
);

-- An export is seen and asked for by its person; only the product writes the file.
create policy rows_of_people on own_exports
  using ((select acts_for_all()) or account_id = (select acting_patient()))
  with check ((select acts_for_all()) or (account_id = (select acting_patient()) and state = 'making'));
create policy rows_of_people on own_export_parts
  using ((select acts_for_all()) or exists (select from own_exports e where e.id = own_export_parts.export_id))
  with check ((select acts_for_all()));
alter table own_exports enable row level security;
alter table own_exports force row level security;
alter table own_export_parts enable row level security;
alter table own_export_parts force row level security;
