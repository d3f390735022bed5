-- Break-glass access: an administrator opens one patient's record for half an hour and says why; somebody else reviews it.
create table break_glass_accesses (
  id               uuid primary key,
  administrator_id uuid not null references accounts (id),
  -- only the session in which the factor was given may read
  session_id       uuid not null,
  patient_id       uuid not null references accounts (id),
  -- encrypted: it may say how the patient is
  reason_sealed    bytea not null,
  -- how many letters the reason has, because the reason itself is encrypted
  reason_letters   integer not null,
  opened_at        timestamptz not null,
  -- when it ends by itself, or when it was ended
  ends_at          timestamptz not null,
  -- who ended it before its time
  ended_by         uuid references accounts (id),
  -- how often something of the record was opened
  reads            integer not null default 0,
  verdict          text,
  reviewed_by      uuid references accounts (id),
  reviewed_at      timestamptz,
  note_sealed      bytea,
  -- a reason of at least twenty letters
  constraint break_glass_reason_given check (reason_letters >= 20),
  -- nobody opens the own record this way
  constraint break_glass_somebody_else check (administrator_id <> patient_id),
  -- half an hour, or less if somebody ended it
  constraint break_glass_half_hour check (
    ends_at >= opened_at and ends_at <= opened_at + interval '30 minutes' and (ended_by is not null or ends_at = opened_at + interval '30 minutes')),
  -- an administrator has one record open at a time
  constraint break_glass_one_at_a_time exclude using gist (administrator_id with =, tstzrange(opened_at, ends_at) with &&),
  constraint break_glass_verdict_known check (verdict in ('justified', 'not-justified')),
  -- a review is whole and comes after the end
  constraint break_glass_reviewed_whole check (
    (verdict is null) = (reviewed_by is null) and (verdict is null) = (reviewed_at is null) and (verdict is null) = (note_sealed is null)
    and (reviewed_at is null or reviewed_at >= ends_at)),
  -- who opened it does not review it, nor does the patient
  constraint break_glass_two_people check (reviewed_by <> administrator_id and reviewed_by <> patient_id),
  constraint break_glass_reads_counted check (reads >= 0)
);
create index break_glass_newest on break_glass_accesses (opened_at desc, id desc);
-- the accesses that wait for a review
create index break_glass_to_review on break_glass_accesses (opened_at) where verdict is null;

-- An access is ended and reviewed once; who opened what and why stays as it was written, for good.
create function guard_break_glass() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'a break-glass access is never deleted' using errcode = 'restrict_violation';
  end if;
  if (new.id, new.administrator_id, new.session_id, new.patient_id, new.reason_sealed, new.reason_letters, new.opened_at)
     is distinct from (old.id, old.administrator_id, old.session_id, old.patient_id, old.reason_sealed, old.reason_letters, old.opened_at) then
    raise exception 'who opened whose record and why never changes' using errcode = 'restrict_violation';
  end if;
  if new.ends_at > old.ends_at or new.reads < old.reads
     or (old.ended_by is not null and (new.ends_at, new.ended_by) is distinct from (old.ends_at, old.ended_by)) then
    raise exception 'an access is ended once and never made longer' using errcode = 'restrict_violation';
  end if;
  if old.verdict is not null and (new.verdict, new.reviewed_by, new.reviewed_at, new.note_sealed)
     is distinct from (old.verdict, old.reviewed_by, old.reviewed_at, old.note_sealed) then
    raise exception 'an access is reviewed once' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger guard_break_glass before update or delete on break_glass_accesses for each row execute function guard_break_glass();
create trigger refuse_truncate before truncate on break_glass_accesses for each statement execute function refuse_change();
