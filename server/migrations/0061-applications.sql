-- Doctors who ask to join, and what became of it.
create table applications (
  id               uuid primary key,
  -- the number that both sides name it by
  number           integer generated always as identity,
  -- the doctor that it becomes; the row exists from the first approval on
  doctor_id        uuid not null,
  -- who applies; null until the phone was proven
  account_id       uuid references accounts (id),
  -- proves the sender to be the one who filled in the form; only its hash is kept
  claim_hash       bytea not null,
  address_digest   text not null,
  status           text not null default 'pending',
  full_name        text not null,
  -- E.164
  phone            text not null,
  email            text not null,
  gender           text not null,
  birth_date       date,
  country          text not null,
  region           text not null default '',
  specialty        text not null references specialties (id),
  experience_years smallint not null,
  bio              text not null,
  licence_number   text not null,
  -- of the applicant's messages
  language         text not null,
  -- what the reviewer asks and the applicant has not answered yet
  question         text,
  created_at       timestamptz not null,
  -- when the phone was proven and the application entered the queue
  submitted_at     timestamptz,
  updated_at       timestamptz not null,
  constraint applications_number_unique unique (number),
  constraint applications_claim_unique unique (claim_hash),
  constraint applications_status_known check (status in ('pending', 'in_review', 'approved', 'rejected')),
  constraint applications_gender_known check (gender in ('female', 'male', 'other')),
  constraint applications_phone_form check (phone ~ '^\+[1-9][0-9]{7,14}$'),
  constraint applications_experience_plausible check (experience_years between 0 and 70),
  constraint applications_language_known check (language in ('sw', 'en', 'fr')),
  -- nobody reviews what is unproven, and what is proven belongs to somebody
  constraint applications_proven_first check ((submitted_at is null) = (account_id is null) and (submitted_at is not null or status = 'pending')),
  constraint applications_question_length check (length(question) between 1 and 2000)
);
-- applying again opens the same application
create unique index applications_one_per_account on applications (account_id) where account_id is not null;
create index applications_queue on applications (status, submitted_at) where submitted_at is not null;
create index applications_unproven on applications (created_at) where submitted_at is null;
create index applications_of_address on applications (address_digest, created_at);
create index applications_of_licence on applications (upper(licence_number));

-- The documents of an application, one per label; a newer one takes the place of the older.
create table application_documents (
  application_id uuid not null references applications (id) on delete cascade,
  label          text not null,
  -- a row of the table files
  file_id        uuid not null,
  kind           text not null,
  added_at       timestamptz not null,
  primary key (application_id, label),
  constraint application_documents_file_unique unique (file_id),
  constraint application_documents_label_known
    check (label in ('Medical License', 'Board Certification', 'Professional Photo', 'Government ID'))
);

-- Every move of an application, question and answer (W60).
create table application_moves (
  id             uuid primary key,
  application_id uuid not null references applications (id) on delete cascade,
  kind           text not null,
  from_status    text not null,
  to_status      text not null,
  -- as the audit log names them; the applicant is 'applicant'
  by             text not null,
  at             timestamptz not null,
  note           text not null default '',
  -- two of the same moment stay in their order
  place          bigint generated always as identity,
  constraint application_moves_kind_known check (kind in ('submitted', 'sent-again', 'moved', 'asked', 'answered')),
  constraint application_moves_statuses_known
    check (from_status in ('pending', 'in_review', 'approved', 'rejected') and to_status in ('pending', 'in_review', 'approved', 'rejected')),
  constraint application_moves_note_length check (length(note) <= 2000)
);
create index application_moves_of_application on application_moves (application_id, place);

-- Licences that somebody looked up in a council's public register.
create table licences (
  id              uuid primary key,
  application_id  uuid not null references applications (id) on delete cascade,
  doctor_id       uuid not null,
  council         text not null,
  number          text not null,
  -- as the register has it
  registered_name text not null,
  checked_at      timestamptz not null,
  checked_by      text not null,
  -- the last day on which it is valid
  expires_on      date not null,
  constraint licences_complete check (council <> '' and number <> '' and registered_name <> ''),
  -- whoever is admitted has a licence that is still valid that day
  constraint licences_valid_when_checked check (expires_on >= (checked_at at time zone 'UTC')::date)
);
create index licences_of_doctor on licences (doctor_id, checked_at desc);

-- A doctor may be of any gender that the application offers (C54).
alter table doctors drop constraint doctors_gender_known;
alter table doctors add constraint doctors_gender_known check (gender in ('female', 'male', 'other'));
