-- Staff move a caller's appointment to another doctor of the type too: with whom it was before, so that the three are told.
alter table booking_moves add column former_doctor_id uuid references doctors (id);
alter table booking_moves drop constraint booking_moves_elsewhere;
-- a move changes the time, the doctor, or both
alter table booking_moves add constraint booking_moves_elsewhere check (to_at <> from_at or former_doctor_id is not null);
