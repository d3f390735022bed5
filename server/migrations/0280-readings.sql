-- What people measure between visits: blood pressure, blood sugar, weight and others.
create table readings (
  person_id    uuid not null references people (id),
  -- made by the phone that it was entered on, so that sending it again adds nothing
  id           uuid not null,
  -- AES-256-GCM: kind and values, bound to person, id and version; null once the reading was deleted
  sealed       bytea,
  measured_at  timestamptz not null,
  -- grows by one with each change; who changes it names the one last seen
  version      integer not null,
  saved_at     timestamptz not null,
  primary key (person_id, id),
  constraint readings_version_positive check (version > 0)
);
-- the newest readings of a person, page by page
create index readings_of_person on readings (person_id, measured_at desc, id desc) where sealed is not null;

-- A deleted reading stays deleted, so that a phone that sends it late does not bring it back.
create function guard_reading() returns trigger language plpgsql as $$
begin
  if (new.person_id, new.id) is distinct from (old.person_id, old.id) then
    raise exception 'a reading stays with its person' using errcode = 'restrict_violation';
  end if;
  if old.sealed is null and new.sealed is not null then
    raise exception 'a deleted reading does not come back' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger guard_reading before update on readings for each row execute function guard_reading();

-- Seen by the person, the guardian and the doctors of paid appointments for that very person; written by the first two.
create policy rows_of_people on readings
  using ((select acts_for_all()) or person_id = (select acting_patient())
    or exists (select from people p where p.id = readings.person_id and p.guardian_id = (select acting_patient()))
    or exists (select from bookings b where (b.person_id = readings.person_id or (b.patient_id = readings.person_id and b.person_id is null))
                and b.funding is not null and coalesce(b.accepted_by, b.doctor_id) = (select acting_doctor())))
  with check ((select acts_for_all()) or person_id = (select acting_patient())
    or exists (select from people p where p.id = readings.person_id and p.guardian_id = (select acting_patient())));
-- A doctor reads, and deletes nothing.
create policy deleted_by_own_people on readings as restrictive for delete
  using ((select acts_for_all()) or person_id = (select acting_patient())
    or exists (select from people p where p.id = readings.person_id and p.guardian_id = (select acting_patient())));
alter table readings enable row level security;
alter table readings force row level security;
