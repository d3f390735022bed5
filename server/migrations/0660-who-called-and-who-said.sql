-- When a call first connected the patient and the doctor, in the room or by telephone; when the doctor first asked to call the patient by telephone; and
-- when the patient said that the two spoke. Of a time to which the appointment is moved nothing is known yet.
alter table bookings
  add column connected_at timestamptz,
  add column doctor_called_at timestamptz,
  add column spoken_at timestamptz,
  -- Nobody can have spoken in an appointment without a start, or before it.
  add constraint bookings_spoken_after_start check (spoken_at is null or (starts_at is not null and spoken_at >= starts_at));
