-- A licence ends: nothing is booked after its last day.
alter table doctors
  -- the last day of the licence that was checked last; null for doctors whose licence nobody has checked
  add column licence_expires_on date,
  -- when that day was written down; what is booked since then lies before it
  add column licence_checked_at timestamptz,
  -- when the licence was found to be over and the doctor taken out of service; null while it lasts
  add column licence_ended_at timestamptz;
-- the last day counts on the doctor's own clock
alter table doctors
  add column licensed_until timestamptz generated always as ((licence_expires_on + 1)::timestamp at time zone time_zone) stored;
-- whoever's licence is over is out of service
alter table doctors add constraint doctors_licence_over_suspends check (licence_ended_at is null or (suspended_at is not null and licence_expires_on is not null));
-- an end is known since some moment
alter table doctors add constraint doctors_licence_since_when check ((licence_expires_on is null) = (licence_checked_at is null));
create index doctors_licence_ends on doctors (licensed_until) where licensed_until is not null and licence_ended_at is null;

update doctors d set licence_expires_on = last.expires_on, licence_checked_at = now()
  from (select distinct on (doctor_id) doctor_id, expires_on from licences order by doctor_id, checked_at desc, id desc) as last
 where last.doctor_id = d.id;

-- The last reminder that was sent of a licence, in days before its end.
alter table licences add column reminded_days smallint;
-- there are three reminders
alter table licences add constraint licences_reminders_known check (reminded_days in (60, 30, 7));

-- No appointment is held, confirmed or moved to a time after the doctor's licence: the statement then changes no row.
create function refuse_after_licence() returns trigger language plpgsql as $$
begin
  if exists (select from doctors where id = new.doctor_id and licensed_until <= new.starts_at) then
    return null;
  end if;
  return new;
end $$;
create trigger refuse_new_after_licence before insert on bookings
  for each row when (new.starts_at is not null and new.state in ('awaiting-payment', 'scheduled')) execute function refuse_after_licence();
create trigger refuse_moved_after_licence before update of state, starts_at on bookings
  for each row when (not new.is_emergency and new.state in ('awaiting-payment', 'scheduled') and (new.state, new.starts_at) is distinct from (old.state, old.starts_at))
  execute function refuse_after_licence();
