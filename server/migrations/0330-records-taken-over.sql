-- A member of a family who grows up takes the record along. The person keeps its id, because signatures and seals are bound to it; the row says which account took it over.
alter table people
  -- the account to which the record belongs since then, beside its own person
  add column taken_by          uuid references accounts (id),
  add column taken_at          timestamptz,
  -- the wording to which the grown-up agreed
  add column take_over_consent integer,
  -- whoever took the record over agreed, is somebody else than the guardian, and is in nobody's care any more
  add constraint people_taken_over_whole check (
    (taken_by is null and taken_at is null and take_over_consent is null)
    or (taken_by is not null and taken_at is not null and take_over_consent is not null and guardian_id is not null
        and taken_by <> guardian_id and removed_at is not distinct from taken_at));
create index people_taken_over on people (taken_by, id) where taken_by is not null;
-- what was written for a member, for the account that took the record over
create index visit_documents_of_person on visit_documents (person_id) where person_id is not null;

-- As before, and a record is taken over once, of somebody who was not removed before.
create or replace function guard_person() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'a person is removed, not deleted' using errcode = 'restrict_violation';
  end if;
  if (new.id, new.account_id, new.guardian_id, new.consent_version, new.consented_at, new.created_at)
     is distinct from (old.id, old.account_id, old.guardian_id, old.consent_version, old.consented_at, old.created_at)
     or (old.removed_at is not null and new.removed_at is distinct from old.removed_at)
     or (old.removed_at is not null and (new.taken_by, new.taken_at, new.take_over_consent) is distinct from (old.taken_by, old.taken_at, old.take_over_consent))
     or (old.name_sealed is null and new.name_sealed is not null) then
    raise exception 'a person stays who they are' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

-- The person under whom the record of a person is kept now: that of the account which took it over, or the person. It asks for everybody, because policies use it.
create function keeper_of(person uuid) returns uuid language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce((select p.taken_by from people p where p.id = person), person);
$$;
-- The people whose records an account took over.
create function taken_over_by(account uuid) returns uuid[] language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(array_agg(p.id), '{}') from people p where p.taken_by = account;
$$;

-- As before, and whoever took the record over sees the person. The guardian sees it too, because own appointments name it, and changes nothing any more.
drop policy rows_of_people on people;
create policy rows_of_people on people
  using ((select acts_for_all()) or account_id = (select acting_patient()) or guardian_id = (select acting_patient()) or taken_by = (select acting_patient())
    or exists (select from bookings b where b.person_id = people.id and coalesce(b.accepted_by, b.doctor_id) = (select acting_doctor())))
  with check ((select acts_for_all()) or (guardian_id = (select acting_patient()) and taken_by is null));

-- What is known of a person: no longer for the guardian once the record was taken over. Doctors of paid appointments see the whole record, whichever person of it the appointment is for.
drop policy rows_of_people on allergy_statements;
create policy rows_of_people on allergy_statements
  using ((select acts_for_all()) or patient_id = (select acting_patient())
    or exists (select from people p where p.id = allergy_statements.patient_id
                and (p.taken_by = (select acting_patient()) or (p.guardian_id = (select acting_patient()) and p.taken_by is null)))
    or ((select acting_doctor()) is not null and exists (select from bookings b
          where (b.person_id = allergy_statements.patient_id or b.person_id = any (taken_over_by(keeper_of(allergy_statements.patient_id)))
                 or (b.patient_id = keeper_of(allergy_statements.patient_id) and b.person_id is null))
            and b.funding is not null and coalesce(b.accepted_by, b.doctor_id) = (select acting_doctor()))));
drop policy rows_of_people on patient_facts;
create policy rows_of_people on patient_facts
  using ((select acts_for_all()) or patient_id = (select acting_patient())
    or exists (select from people p where p.id = patient_facts.patient_id
                and (p.taken_by = (select acting_patient()) or (p.guardian_id = (select acting_patient()) and p.taken_by is null)))
    or ((select acting_doctor()) is not null and exists (select from bookings b
          where (b.person_id = patient_facts.patient_id or b.person_id = any (taken_over_by(keeper_of(patient_facts.patient_id)))
                 or (b.patient_id = keeper_of(patient_facts.patient_id) and b.person_id is null))
            and b.funding is not null and coalesce(b.accepted_by, b.doctor_id) = (select acting_doctor()))));

-- Readings the same; written by the person, the guardian, or whoever took the record over.
drop policy rows_of_people on readings;
create policy rows_of_people on readings
  using ((select acts_for_all()) or person_id = (select acting_patient())
    or exists (select from people p where p.id = readings.person_id
                and (p.taken_by = (select acting_patient()) or (p.guardian_id = (select acting_patient()) and p.taken_by is null)))
    or ((select acting_doctor()) is not null and exists (select from bookings b
          where (b.person_id = readings.person_id or b.person_id = any (taken_over_by(keeper_of(readings.person_id)))
                 or (b.patient_id = keeper_of(readings.person_id) and b.person_id is null))
            and b.funding is not null and coalesce(b.accepted_by, b.doctor_id) = (select acting_doctor()))))
  with check ((select acts_for_all()) or person_id = (select acting_patient())
    or exists (select from people p where p.id = readings.person_id
                and (p.taken_by = (select acting_patient()) or (p.guardian_id = (select acting_patient()) and p.taken_by is null))));
drop policy deleted_by_own_people on readings;
create policy deleted_by_own_people on readings as restrictive for delete
  using ((select acts_for_all()) or person_id = (select acting_patient())
    or exists (select from people p where p.id = readings.person_id
                and (p.taken_by = (select acting_patient()) or (p.guardian_id = (select acting_patient()) and p.taken_by is null))));

-- A paper for a member is seen by the account that booked, unless it is hidden, until the record is taken over; from then on by whoever took it over, hidden or not.
drop policy rows_of_people on visit_documents;
create policy rows_of_people on visit_documents
  using ((select acts_for_all()) or doctor_id = (select acting_doctor())
    or case when person_id is null then patient_id = (select acting_patient())
       else exists (select from people p where p.id = visit_documents.person_id
              and (p.taken_by = (select acting_patient())
                or (p.taken_by is null and visit_documents.patient_id = (select acting_patient())
                    and not exists (select from hidden_papers h where h.booking_id = visit_documents.booking_id and h.kind = visit_documents.kind)))) end)
  with check ((select acts_for_all()) or (doctor_id = (select acting_doctor())
    and exists (select from bookings b where b.id = visit_documents.booking_id and b.patient_id = visit_documents.patient_id
                 and coalesce(b.accepted_by, b.doctor_id) = visit_documents.doctor_id)));

-- Offers of guardians to hand a record over to a grown-up with an own number.
create table record_handovers (
  id              uuid primary key,
  person_id       uuid not null references people (id),
  guardian_id     uuid not null references accounts (id),
  -- the number (E.164) whose account may accept; null once the offer has ended
  phone           text,
  created_at      timestamptz not null,
  expires_at      timestamptz not null,
  ended_at        timestamptz,
  outcome         text,
  -- the account that accepted or declined
  account_id      uuid references accounts (id),
  -- the wording to which the grown-up agreed
  consent_version integer,
  constraint record_handovers_last check (expires_at > created_at),
  constraint record_handovers_outcome_known check (outcome in ('accepted', 'declined', 'withdrawn', 'expired')),
  -- an open offer has a number, an ended one has its outcome and no number
  constraint record_handovers_open_or_ended check ((ended_at is null) = (outcome is null) and (ended_at is null) = (phone is not null)),
  -- whoever decided is known, and whoever accepted agreed
  constraint record_handovers_decided check ((account_id is not null) = (outcome is not null and outcome in ('accepted', 'declined'))),
  constraint record_handovers_agreed check ((consent_version is not null) = (outcome is not null and outcome = 'accepted'))
);
-- one offer of a person is open
create unique index record_handovers_one_open on record_handovers (person_id) where ended_at is null;
-- what waits for the account of a number
create index record_handovers_of_number on record_handovers (phone) where ended_at is null;
-- the offers of a person within a day
create index record_handovers_of_person on record_handovers (person_id, created_at);

-- An offer ends once, and who is to take over whose record never changes.
create function guard_handover() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'an offer ends, it is not deleted' using errcode = 'restrict_violation';
  end if;
  if old.ended_at is not null
     or (new.id, new.person_id, new.guardian_id, new.created_at, new.expires_at)
        is distinct from (old.id, old.person_id, old.guardian_id, old.created_at, old.expires_at)
     or (new.ended_at is null and new.phone is distinct from old.phone) then
    raise exception 'an offer ends once and changes nothing else' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger guard_handover before update or delete on record_handovers for each row execute function guard_handover();

-- Seen by the guardian, by the account of the number while it is open, and by whoever decided. The guardian makes and withdraws it; the grown-up decides.
create policy rows_of_people on record_handovers
  using ((select acts_for_all()) or guardian_id = (select acting_patient()) or account_id = (select acting_patient())
    or (ended_at is null and phone = (select a.phone from accounts a where a.id = (select acting_patient()))))
  with check ((select acts_for_all())
    or (guardian_id = (select acting_patient()) and (outcome is null or outcome in ('withdrawn', 'expired'))
        and exists (select from people p where p.id = record_handovers.person_id and p.guardian_id = record_handovers.guardian_id and p.taken_by is null))
    or (account_id = (select acting_patient()) and guardian_id <> (select acting_patient()) and outcome in ('accepted', 'declined')));
alter table record_handovers enable row level security;
alter table record_handovers force row level security;
