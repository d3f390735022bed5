-- The mark of the page that opened a leg of a call gets a column of its own. Until now it was only the last twelve digits
-- of the leg's id.
alter table call_sessions
  -- twelve hexadecimal digits; null when nobody is there
  add column patient_page text,
  add column doctor_page text;

update call_sessions set patient_page = right(patient_leg::text, 12), doctor_page = right(doctor_leg::text, 12)
 where patient_leg is not null or doctor_leg is not null;

alter table call_sessions
  -- a mark is that of a page which is in the call
  add constraint call_sessions_patient_page_of_leg check (patient_page is null or patient_leg is not null),
  add constraint call_sessions_doctor_page_of_leg check (doctor_page is null or doctor_leg is not null),
  -- as the page says it on the socket
  add constraint call_sessions_patient_page_is_hex check (patient_page ~ '^[0-9a-f]{12}$'),
  add constraint call_sessions_doctor_page_is_hex check (doctor_page ~ '^[0-9a-f]{12}$');

-- The version before this one writes the mark into the id only, and reads it there. As long as it may run beside this
-- one, ids carry the mark as before, and this trigger keeps the columns equal to them. The next version drops it.
create function copy_call_pages() returns trigger language plpgsql as $$
begin
  new.patient_page := right(new.patient_leg::text, 12);
  new.doctor_page := right(new.doctor_leg::text, 12);
  return new;
end $$;
create trigger copy_call_pages before insert or update of patient_leg, doctor_leg on call_sessions
  for each row execute function copy_call_pages();
