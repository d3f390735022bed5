-- Rows of the audit log form 16 hash chains, so that a row that is changed, removed or put in later is noticed. The
-- decision record 0033 says what was weighed.

alter table audit_log
  -- reads of somebody's personal data are told from changes
  add column kind text not null default 'change',
  -- the account whose data were read
  add column person_id uuid,
  add constraint audit_log_kind_known check (kind in ('change', 'read')),
  -- a reading has a reader and is about somebody
  add constraint audit_log_reading_names_person check (kind <> 'read' or person_id is not null);

-- The place of each row of the audit log in its chain. The trigger below alone writes it: the runtime role may only read.
-- It has no foreign key: a key would lock the row again, and the check of the chains compares both tables anyway.
create table audit_links (
  chain        smallint not null,
  number       bigint not null,
  audit_id     bigint not null,
  -- SHA-256 of the hash before it in the chain, followed by the row as `link_audit_row` writes it
  hash         bytea not null,
  -- no number twice in a chain: two rows cannot follow the same one
  primary key (chain, number),
  -- a row is in one chain, once
  constraint audit_links_row_once unique (audit_id),
  constraint audit_links_chain_known check (chain between 0 and 15),
  constraint audit_links_number_positive check (number > 0),
  constraint audit_links_hash_is_sha256 check (length(hash) = 32)
);
select make_append_only('audit_links');

-- Gives a row of the audit log its place. It takes the first chain that is free, and waits only if none is; who has one
-- does not wait for another, so two transactions never wait for each other here.
create function link_audit_row() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  locks constant bigint := 727100;
  own constant integer := pg_backend_pid() % 16;
  chosen integer;
  last_number bigint;
  last_hash bytea;
begin
  for step in 0..15 loop
    if pg_try_advisory_xact_lock(locks + (own + step) % 16) then
      chosen := (own + step) % 16;
      exit;
    end if;
  end loop;
  if chosen is null then
    perform pg_advisory_xact_lock(locks + own);
    chosen := own;
  end if;
  select l.number, l.hash into last_number, last_hash
    from audit_links l where l.chain = chosen order by l.number desc limit 1;
  last_number := coalesce(last_number, 0) + 1;
  insert into audit_links (chain, number, audit_id, hash)
  values (chosen, last_number, new.id, sha256(coalesce(last_hash, ''::bytea) || convert_to(json_build_array(
    chosen, last_number, new.id, (extract(epoch from new.at) * 1000000)::bigint, new.kind, new.actor, new.actor_id,
    new.session_id, new.person_id, new.action, new.object, new.object_id, new.outcome, new.request_id,
    new.details::text)::text, 'UTF8')));
  return null;
end $$;

-- At the commit, after every other lock of the transaction: a chain is held for the time of the commit only, and nobody
-- who holds one asks for anything else.
create constraint trigger link_audit_row after insert on audit_log
  deferrable initially deferred for each row execute function link_audit_row();

-- Rows from before get their place now, as they are found. From here on their changes are noticed; earlier ones are not.
create temp table audit_log_before (like audit_log);
create trigger link_audit_row after insert on audit_log_before for each row execute function link_audit_row();
insert into audit_log_before select * from audit_log order by id;
drop table audit_log_before;

-- The heads of all chains, signed every hour with a key that the database never sees.
create table audit_anchors (
  -- without a gap: a missing anchor is noticed
  number       bigint primary key check (number > 0),
  at           timestamptz not null,
  -- what is signed: number, time, the signature before it, and number and hash of each chain's last row
  statement    text not null,
  -- Ed25519, base64url
  signature    text not null,
  -- the public key, base64url; the check does not believe it, it serves who checks copies of anchors elsewhere
  public_key   text not null
);
select make_append_only('audit_anchors');
