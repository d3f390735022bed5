-- A patient may leave the waiting room and be told by message when the doctor comes.
alter table call_sessions
  -- the patient left and wants to be told; null again when they come back
  add column call_back_at timestamptz,
  -- the patient was told that the doctor is there: once per call
  add column called_back_at timestamptz;

-- A dashboard asks for what its doctor was alerted to lately.
create index emergency_alerts_of_doctor on emergency_alerts (doctor_id, created_at);
