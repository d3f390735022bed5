-- What people take and measure at fixed times, and which doses they took.
create table medication_schedules (
  person_id    uuid not null references people (id),
  -- made by the phone that it was written on, so that sending it again adds nothing
  id           uuid not null,
  -- who is reminded: the person, or the guardian
  account_id   uuid not null references accounts (id),
  -- its clock gives the local times their instants
  country      text not null,
  -- AES-256-GCM: medicine and dose, or the kind of reading; bound to person, id and version
  sealed       bytea not null,
  -- grows by one with each change; who changes it names the one last seen
  version      integer not null,
  -- local times 'HH:MM', in order
  times        text[] not null,
  -- 1 for every day, 7 for every week
  every_days   integer not null,
  first_day    date not null,
  -- null without an end
  last_day     date,
  -- the person wants to be told some days before the last dose
  refill       boolean not null,
  -- the next dose of which nobody was reminded; null once nothing is due any more
  next_due_at  timestamptz,
  -- when the notice to refill goes out; null if none does, or it went out
  refill_at    timestamptz,
  -- when the person ended it; null while it stands
  stopped_at   timestamptz,
  saved_at     timestamptz not null,
  primary key (person_id, id),
  constraint medication_schedules_version_positive check (version > 0),
  -- something is due at least once on a day that counts
  constraint medication_schedules_due check (cardinality(times) > 0 and every_days > 0),
  constraint medication_schedules_days_in_order check (last_day >= first_day),
  -- a stopped schedule reminds of nothing
  constraint medication_schedules_stopped_is_over check (stopped_at is null or (next_due_at is null and refill_at is null))
);
-- the sweep looks for what is due
create index medication_schedules_due on medication_schedules (next_due_at) where next_due_at is not null;
create index medication_schedules_refill on medication_schedules (refill_at) where refill_at is not null;
create index medication_schedules_of_account on medication_schedules (account_id);

-- A dose, or a time to measure: a row since it was due, or since it was answered before.
create table medication_doses (
  person_id    uuid not null,
  schedule_id  uuid not null,
  due_at       timestamptz not null,
  -- null: nothing was said of it
  answer       text,
  answered_at  timestamptz,
  -- a dose is one schedule at one time, whoever answers how often
  primary key (person_id, schedule_id, due_at),
  foreign key (person_id, schedule_id) references medication_schedules (person_id, id),
  constraint medication_doses_answer_known check (answer in ('taken', 'skipped')),
  -- an answer has its time
  constraint medication_doses_answered_at check ((answer is null) = (answered_at is null))
);
-- a month of a person
create index medication_doses_of_person on medication_doses (person_id, due_at);

-- entries of the list that are deleted early, because they come several times a day
create index person_notices_daily on person_notices (created_at) where template = 'medicine-time';

-- Schedules are seen and written by the person and the guardian only.
create policy rows_of_people on medication_schedules
  using ((select acts_for_all()) or person_id = (select acting_patient())
    or exists (select from people p where p.id = medication_schedules.person_id and p.guardian_id = (select acting_patient()) and p.taken_by is null));
-- Doses are counted also by the doctors of paid appointments for that very person.
create policy rows_of_people on medication_doses
  using ((select acts_for_all()) or person_id = (select acting_patient())
    or exists (select from people p where p.id = medication_doses.person_id and p.guardian_id = (select acting_patient()) and p.taken_by is null)
    or exists (select from bookings b where (b.person_id = medication_doses.person_id or (b.patient_id = medication_doses.person_id and b.person_id is null))
                and b.funding is not null and coalesce(b.accepted_by, b.doctor_id) = (select acting_doctor())))
  with check ((select acts_for_all()) or person_id = (select acting_patient())
    or exists (select from people p where p.id = medication_doses.person_id and p.guardian_id = (select acting_patient()) and p.taken_by is null));
-- A doctor reads, and deletes nothing.
create policy deleted_by_own_people on medication_doses as restrictive for delete
  using ((select acts_for_all()) or person_id = (select acting_patient())
    or exists (select from people p where p.id = medication_doses.person_id and p.guardian_id = (select acting_patient()) and p.taken_by is null));
alter table medication_schedules enable row level security;
alter table medication_schedules force row level security;
alter table medication_doses enable row level security;
alter table medication_doses force row level security;
