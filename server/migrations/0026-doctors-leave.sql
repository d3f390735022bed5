-- When a doctor left for good, with the account.
alter table doctors add column left_at timestamptz;
-- A number is kept as long as its doctor serves.
alter table doctors alter column phone drop not null;

-- Doctors whose account was erased by a version that left them bookable go out of service now.
update doctors d
   set left_at = a.erased_at, suspended_at = coalesce(d.suspended_at, a.erased_at), on_call = false, featured = false, next_free_at = null,
       phone = null, email = null, location = '', image = null
  from accounts a where a.id = d.account_id and a.status = 'erased';
delete from doctor_bios where doctor_id in (select id from doctors where left_at is not null);
delete from weekly_half_hours where doctor_id in (select id from doctors where left_at is not null);

-- whoever serves can be reached
alter table doctors add constraint doctors_phone_while_serving check (phone is not null or left_at is not null);
-- who left can be found, booked and rung by nobody
alter table doctors add constraint doctors_left_is_out check (left_at is null or (suspended_at is not null and not on_call and not featured));

-- Nobody is in service for an account that is gone (I-52): neither is an account erased before its doctor has left, nor does a doctor come
-- into service for an erased one.
create function guard_account_of_doctor() returns trigger language plpgsql as $$
begin
  if exists (select from doctors where account_id = new.id and left_at is null) then
    raise exception 'account % is a doctor''s in service', new.id using errcode = 'restrict_violation', constraint = 'accounts_doctor_left_first';
  end if;
  return new;
end $$;
create trigger guard_account_of_doctor before update of status on accounts for each row
  when (new.status = 'erased' and old.status <> 'erased') execute function guard_account_of_doctor();

create function guard_doctor_of_account() returns trigger language plpgsql as $$
begin
  if new.left_at is null and exists (select from accounts where id = new.account_id and status = 'erased' for share) then
    raise exception 'the account of doctor % is erased', new.id using errcode = 'restrict_violation', constraint = 'doctors_account_lives';
  end if;
  return new;
end $$;
create trigger guard_doctor_of_account before insert or update of account_id, left_at on doctors for each row
  when (new.account_id is not null) execute function guard_doctor_of_account();
