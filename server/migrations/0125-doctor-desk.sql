alter table doctors
  -- for the office; never shown to patients
  add column birth_date   date,
  -- the file behind `image`, if the picture was handed in
  add column picture_file uuid references files (id),
  -- 'YYYY-MM-DD' is typed by people: nobody practises as a child or was born in another century's start
  add constraint doctors_birth_date_plausible check (birth_date > '1900-01-01');
-- An administrator may add a doctor without saying it.
alter table doctors alter column gender drop not null;
create unique index doctors_picture_once on doctors (picture_file) where picture_file is not null;
-- The list of the office: all doctors who work here, by country.
create index doctors_in_service_by_country on doctors (country, id) where left_at is null;

-- Invitations of doctors whom an administrator added (W44).
create table doctor_invitations (
  id          uuid primary key,
  doctor_id   uuid not null references doctors (id),
  account_id  uuid not null references accounts (id),
  token_hash  bytea not null unique,
  created_at  timestamptz not null,
  expires_at  timestamptz not null,
  accepted_at timestamptz,
  replaced_at timestamptz,
  -- a link that was replaced is accepted by nobody
  constraint doctor_invitations_one_end check (accepted_at is null or replaced_at is null),
  constraint doctor_invitations_last check (expires_at > created_at)
);
-- one link of a doctor works
create unique index doctor_invitations_one_open on doctor_invitations (doctor_id) where accepted_at is null and replaced_at is null;
create index doctor_invitations_of_doctor on doctor_invitations (doctor_id);
