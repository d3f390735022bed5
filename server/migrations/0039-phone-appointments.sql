-- Appointments by phone: the doctor's calls by ordinary number, and the patient's word.

-- Each time that the patient's number was shown to the doctor to be called.
create table call_attempts (
  id             uuid primary key,
  booking_id     uuid not null references bookings (id),
  -- the time of the appointment that this is about; a moved appointment begins anew
  starts_at      timestamptz not null,
  shown_at       timestamptz not null,
  -- when the doctor said that nobody answered
  unanswered_at  timestamptz,
  -- nobody has failed to answer before they were called
  constraint call_attempts_answer_after_call check (unanswered_at is null or unanswered_at >= shown_at)
);
create index call_attempts_of_booking on call_attempts (booking_id, starts_at, shown_at);

alter table bookings
  -- when the patient said that the two did not speak
  add column denied_at timestamptz,
  -- only an appointment that has begun can have been in vain
  add constraint bookings_denied_after_start check (denied_at is null or (starts_at is not null and denied_at >= starts_at));
