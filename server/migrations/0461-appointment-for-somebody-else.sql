-- How often it was said that a paid appointment is for somebody else.
alter table bookings add column person_changes smallint not null default 0;
-- each change disturbs the day of a doctor
alter table bookings add constraint bookings_few_person_changes check (person_changes between 0 and 3);

-- As before, and a paid appointment with a time may be for somebody else until something is written about it, or papers of it are hidden.
create or replace function check_booking_person() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'UPDATE' and new.person_id is distinct from old.person_id and old.state <> 'awaiting-payment'
     and (old.state <> 'scheduled' or new.state <> 'scheduled' or old.is_emergency
          or exists (select from visit_documents d where d.booking_id = old.id)
          or exists (select from hidden_papers h where h.booking_id = old.id)) then
    raise exception 'for whom an appointment is does not change any more' using errcode = 'restrict_violation';
  end if;
  if new.person_id is not null
     and not exists (select from people where id = new.person_id and guardian_id = new.patient_id and removed_at is null) then
    raise exception 'this person is not in the care of the patient' using errcode = 'check_violation', constraint = 'bookings_person_of_patient';
  end if;
  return new;
end $$;

-- The conversation that was attached is about the person before: its doctor reads it no more, and its patient may attach it anew.
create function detach_conversation_of_person() returns trigger language plpgsql as $$
begin
  update kept_conversations set booking_id = null where booking_id = new.id;
  return new;
end $$;
create trigger detach_conversation_of_person after update of person_id on bookings for each row
  when (old.state = 'scheduled' and new.person_id is distinct from old.person_id)
  execute function detach_conversation_of_person();
