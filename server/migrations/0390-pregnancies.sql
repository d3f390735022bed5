-- Pregnancies that are followed week by week, with the visits done and the birth plan.
create table pregnancies (
  id            uuid primary key,
  person_id     uuid not null references people (id),
  -- who is reminded: the person, or the guardian
  account_id    uuid not null references accounts (id),
  -- its clock says which day it is
  country       text not null,
  -- AES-256-GCM: the day that was stated, the visits done, and how it ended; bound to person, id and version
  sealed        bytea not null,
  -- grows by one with each change but that of the birth plan
  version       integer not null,
  -- AES-256-GCM: the birth plan, bound to person, id and its version; null while nothing is planned
  plan_sealed   bytea,
  plan_version  integer not null default 0,
  -- when the next reminder of a visit goes out; null once none does any more
  remind_at     timestamptz,
  -- when the person said that it is over; null while it runs
  ended_at      timestamptz,
  created_at    timestamptz not null,
  constraint pregnancies_version_positive check (version > 0),
  -- a birth plan that was never written down has no version
  constraint pregnancies_plan_versioned check ((plan_sealed is null) = (plan_version = 0)),
  -- nothing reminds of a pregnancy that is over
  constraint pregnancies_ended_is_quiet check (ended_at is null or remind_at is null)
);
-- one pregnancy of a person runs at a time
create unique index pregnancies_one_at_a_time on pregnancies (person_id) where ended_at is null;
create index pregnancies_of_person on pregnancies (person_id);
create index pregnancies_of_account on pregnancies (account_id);
-- the sweep looks for what is due
create index pregnancies_due on pregnancies (remind_at) where remind_at is not null;

-- Pregnancies are seen by the person, the guardian, and the doctors of paid appointments for that very person.
create policy rows_of_people on pregnancies
  using ((select acts_for_all()) or person_id = (select acting_patient())
    or exists (select from people p where p.id = pregnancies.person_id and p.guardian_id = (select acting_patient()) and p.taken_by is null)
    or exists (select from bookings b where (b.person_id = pregnancies.person_id or (b.patient_id = pregnancies.person_id and b.person_id is null))
                and b.funding is not null and coalesce(b.accepted_by, b.doctor_id) = (select acting_doctor())))
  with check ((select acts_for_all()) or person_id = (select acting_patient())
    or exists (select from people p where p.id = pregnancies.person_id and p.guardian_id = (select acting_patient()) and p.taken_by is null));
-- A doctor reads, and deletes nothing.
create policy deleted_by_own_people on pregnancies as restrictive for delete
  using ((select acts_for_all()) or person_id = (select acting_patient())
    or exists (select from people p where p.id = pregnancies.person_id and p.guardian_id = (select acting_patient()) and p.taken_by is null));
alter table pregnancies enable row level security;
alter table pregnancies force row level security;

-- Reminders of check-ups are a kind that a person can switch off.
alter table notice_choices drop constraint notice_choices_kinds_known;
-- only kinds that the product has
alter table notice_choices add constraint notice_choices_kinds_known
  check (switched_off <@ array['appointments', 'follow-up', 'plans', 'medicine', 'check-ups']);
