-- Patients who wait to hear when a doctor has a free time. Rows go when they leave, book, were told or have waited long enough.
create table waitlist_entries (
  id           uuid primary key,
  patient_id   uuid not null references accounts (id),
  doctor_id    uuid not null references doctors (id),
  joined_at    timestamptz not null,
  ends_at      timestamptz not null,
  -- when the message was asked for; such a row stays a little, because others wait until this one had the first choice
  told_at      timestamptz,
  -- one entry per patient and doctor: asking twice gives no second place
  constraint waitlist_entries_one_per_doctor unique (patient_id, doctor_id),
  -- nobody waits for ever, and nobody is told after the end
  constraint waitlist_entries_end check (ends_at > joined_at and (told_at is null or told_at between joined_at and ends_at))
);
create index waitlist_entries_order on waitlist_entries (doctor_id, joined_at, id) where told_at is null;
create index waitlist_entries_ends on waitlist_entries (ends_at);
