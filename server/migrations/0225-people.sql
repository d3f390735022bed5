-- Whom a visit may be for. Every account has its own person, with the same id, so that what is known of a patient keeps its key; a guardian adds others.
create table people (
  id              uuid primary key,
  -- the account whose own person this is
  account_id      uuid references accounts (id),
  -- the account that acts for somebody else
  guardian_id     uuid references accounts (id),
  -- AES-256-GCM; the own person has the name of the account, and a removed member without a visit has none any more
  name_sealed     bytea,
  relation        text,
  -- grows by one with each change; who saves names the one last seen
  version         integer not null default 1,
  -- the wording of the consent that the guardian gave, and when
  consent_version integer,
  consented_at    timestamptz,
  created_at      timestamptz not null,
  removed_at      timestamptz,
  constraint people_version_positive check (version > 0),
  constraint people_relation_known check (relation in ('child', 'partner', 'parent', 'sibling', 'other')),
  -- a person is either that of an account or in the care of one, and nobody is added without consent
  constraint people_own_or_member check (
    case when account_id is not null
      then account_id = id and guardian_id is null and name_sealed is null and relation is null and consent_version is null and consented_at is null and removed_at is null
      else guardian_id is not null and guardian_id <> id and relation is not null and consent_version is not null and consented_at is not null end),
  -- only somebody who was removed loses the name
  constraint people_have_names check (account_id is not null or name_sealed is not null or removed_at is not null)
);
create index people_of_guardian on people (guardian_id, id) where guardian_id is not null;

-- Who a person is and who agreed never changes, and a person is removed once.
create function guard_person() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'a person is removed, not deleted' using errcode = 'restrict_violation';
  end if;
  if (new.id, new.account_id, new.guardian_id, new.consent_version, new.consented_at, new.created_at)
     is distinct from (old.id, old.account_id, old.guardian_id, old.consent_version, old.consented_at, old.created_at)
     or (old.removed_at is not null and new.removed_at is distinct from old.removed_at)
     or (old.name_sealed is null and new.name_sealed is not null) then
    raise exception 'a person stays who they are' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger guard_person before update or delete on people for each row execute function guard_person();

-- A new account gets its person in the same statement, also from a process of the release before this one.
create function add_own_person() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into people (id, account_id, created_at) values (new.id, new.id, new.created_at);
  return new;
end $$;
create trigger add_own_person after insert on accounts for each row execute function add_own_person();
insert into people (id, account_id, created_at) select id, id, created_at from accounts on conflict do nothing;

-- What is known of a patient belongs to a person.
alter table patient_facts drop constraint patient_facts_patient_id_fkey;
alter table patient_facts add constraint patient_facts_patient_id_fkey foreign key (patient_id) references people (id);
alter table allergy_statements drop constraint allergy_statements_patient_id_fkey;
alter table allergy_statements add constraint allergy_statements_patient_id_fkey foreign key (patient_id) references people (id);

-- For whom an appointment is; null for the person of the account that booked it, as the release before this one writes it.
alter table bookings add column person_id uuid references people (id);
alter table bookings add constraint bookings_person_is_another check (person_id <> patient_id);
create index bookings_of_person on bookings (person_id) where person_id is not null;

-- One books for people in the own care, and for whom it is stays once it is paid. Sees every person, because the product itself asks.
create function check_booking_person() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'UPDATE' and new.person_id is distinct from old.person_id and old.state <> 'awaiting-payment' then
    raise exception 'for whom an appointment is does not change' using errcode = 'restrict_violation';
  end if;
  if new.person_id is not null
     and not exists (select from people where id = new.person_id and guardian_id = new.patient_id and removed_at is null) then
    raise exception 'this person is not in the care of the patient' using errcode = 'check_violation', constraint = 'bookings_person_of_patient';
  end if;
  return new;
end $$;
create trigger check_booking_person before insert on bookings for each row when (new.person_id is not null) execute function check_booking_person();
create trigger check_changed_booking_person before update of person_id on bookings for each row execute function check_booking_person();

-- For whom a document was written; null for the patient. Its appointment says so, whichever release writes the document.
alter table visit_documents add column person_id uuid references people (id);
create function name_person_of_document() returns trigger language plpgsql as $$
begin
  new.person_id := (select person_id from bookings where id = new.booking_id);
  return new;
end $$;
create trigger name_person_of_document before insert on visit_documents for each row execute function name_person_of_document();
create function keep_person_of_document() returns trigger language plpgsql as $$
begin
  raise exception 'a document stays with its person' using errcode = 'restrict_violation';
end $$;
create trigger keep_person_of_document before update of person_id on visit_documents for each row
  when (new.person_id is distinct from old.person_id) execute function keep_person_of_document();

-- A person is seen by the own account, by the guardian and by doctors with an appointment for that person.
create policy rows_of_people on people
  using ((select acts_for_all()) or account_id = (select acting_patient()) or guardian_id = (select acting_patient())
    or exists (select from bookings b where b.person_id = people.id and coalesce(b.accepted_by, b.doctor_id) = (select acting_doctor())))
  with check ((select acts_for_all()) or guardian_id = (select acting_patient()));
alter table people enable row level security;
alter table people force row level security;

-- What is known of a member of a family: seen and stated by the guardian, and by the doctors of paid appointments for that very person.
drop policy rows_of_people on allergy_statements;
create policy rows_of_people on allergy_statements
  using ((select acts_for_all()) or patient_id = (select acting_patient())
    or exists (select from people p where p.id = allergy_statements.patient_id and p.guardian_id = (select acting_patient()))
    or exists (select from bookings b where (b.person_id = allergy_statements.patient_id or (b.patient_id = allergy_statements.patient_id and b.person_id is null))
                and b.funding is not null and coalesce(b.accepted_by, b.doctor_id) = (select acting_doctor())));
drop policy rows_of_people on patient_facts;
create policy rows_of_people on patient_facts
  using ((select acts_for_all()) or patient_id = (select acting_patient())
    or exists (select from people p where p.id = patient_facts.patient_id and p.guardian_id = (select acting_patient()))
    or exists (select from bookings b where (b.person_id = patient_facts.patient_id or (b.patient_id = patient_facts.patient_id and b.person_id is null))
                and b.funding is not null and coalesce(b.accepted_by, b.doctor_id) = (select acting_doctor())));
