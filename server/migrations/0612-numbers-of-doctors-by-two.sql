-- A number that the office asks for in the name of a doctor: who asked, and when the code to the present number proved that the doctor agrees.
alter table doctor_changes add column requested_by uuid references accounts (id);
alter table doctor_changes add column old_proven_at timestamptz;
-- Without a code to the present number it takes a second person, and a day in which that number can object.
alter table doctor_changes add constraint doctor_changes_office_number_by_two check (
  requested_by is null or field <> 'phone' or state <> 'approved' or old_proven_at is not null
  or (decided_by <> 'account:' || requested_by::text and decided_at >= created_at + interval '1 day'));
