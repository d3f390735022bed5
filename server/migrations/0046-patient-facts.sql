-- What a doctor must know of a patient: birth date, sex, weight, pregnancy, each with who stated it and when. One row per person; papers keep what
-- stood here at their signing. Goes with the account.
create table patient_facts (
  patient_id   uuid primary key references accounts (id),
  -- grows by one with each saving; who saves names the one last seen
  version      integer not null,
  -- AES-256-GCM over the facts as JSON, bound to person and version
  facts_sealed bytea not null,
  account_id   uuid not null references accounts (id),
  said_at      timestamptz not null,
  constraint patient_facts_version_positive check (version > 0)
);
