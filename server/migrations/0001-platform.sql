create extension if not exists unaccent;
create extension if not exists pg_trgm;
create extension if not exists btree_gin;
create extension if not exists btree_gist;

-- Tables whose rows are never changed or deleted; the runtime role gets no right to, and a trigger refuses everybody else.
create table append_only (table_name text primary key);

create function append_only_tables() returns table (table_name text)
  language sql stable as $$ select table_name from append_only $$;

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are never changed or deleted', tg_table_name using errcode = 'restrict_violation';
end $$;

create function make_append_only(name text) returns void language plpgsql as $$
begin
  insert into append_only values (name);
  execute format('create trigger refuse_change before update or delete on %I for each row execute function refuse_change()', name);
  execute format('create trigger refuse_truncate before truncate on %I for each statement execute function refuse_change()', name);
end $$;

-- What must happen after a commit: events, jobs and nudges to open pages. Written in the transaction of the cause, relayed afterwards.
create table outbox (
  id           bigint generated always as identity primary key,
  kind         text not null check (kind in ('event', 'job', 'live')),
  name         text not null,
  payload      jsonb not null,
  run_at       timestamptz,
  job_key      text,
  created_at   timestamptz not null default now()
);

-- The first answer to a request with an idempotency key, kept seven days and written in the transaction of its effect.
create table idempotency_keys (
  principal    text not null,
  route        text not null,
  key          uuid not null,
  body_hash    bytea not null,
  status       integer not null,
  answer       jsonb not null,
  created_at   timestamptz not null,
  -- one effect per person, route and key
  primary key (principal, route, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);

-- Who did what to which thing. No personal text.
create table audit_log (
  id           bigint generated always as identity primary key,
  at           timestamptz not null,
  actor        text not null,
  actor_id     uuid,
  session_id   uuid,
  action       text not null,
  object       text not null,
  object_id    text not null,
  outcome      text not null default 'done' check (outcome in ('done', 'refused')),
  request_id   text not null,
  details      jsonb not null default '{}'
);
create index audit_log_object on audit_log (object, object_id);
select make_append_only('audit_log');
