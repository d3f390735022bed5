-- A doctor sends the new licence before the old one ends; somebody looks it up and confirms it, or asks back.
create table licence_renewals (
  id         uuid primary key,
  -- the number that both sides name it by
  number     integer generated always as identity,
  doctor_id  uuid not null references doctors (id),
  account_id uuid not null references accounts (id),
  -- a row of the table files
  file_id    uuid not null,
  kind       text not null,
  state      text not null default 'waiting',
  -- what the reviewer asks and the doctor has not answered by another document yet
  question   text,
  sent_at    timestamptz not null,
  decided_at timestamptz,
  -- as the audit log names them
  decided_by text,
  constraint licence_renewals_number_unique unique (number),
  -- a document belongs to one renewal
  constraint licence_renewals_file_unique unique (file_id),
  constraint licence_renewals_state_known check (state in ('waiting', 'asked', 'confirmed')),
  -- whoever is asked knows what
  constraint licence_renewals_question_said check ((state = 'asked') = (question is not null) and length(question) between 1 and 2000),
  -- what is confirmed was confirmed by somebody
  constraint licence_renewals_decided_by_somebody check ((state = 'confirmed') = (decided_at is not null) and (decided_at is null) = (decided_by is null))
);
-- a doctor has one renewal that is open; sending again replaces its document
create unique index licence_renewals_one_open on licence_renewals (doctor_id) where state <> 'confirmed';
create index licence_renewals_queue on licence_renewals (sent_at) where state = 'waiting';
create index licence_renewals_of_account on licence_renewals (account_id);

-- A licence is also that of a doctor who was added without an application.
alter table licences alter column application_id drop not null;
