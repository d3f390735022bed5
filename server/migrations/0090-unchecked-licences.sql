-- Doctors whose licence nobody has checked work until a day that a setting names; afterwards they are out of service like anybody whose licence is over.
alter table doctors
  -- the last day for a doctor without a checked licence, copied from the setting; null while it names none
  add column unchecked_until date;

-- the last day counts on the doctor's own clock, whichever of the two it is
drop index doctors_licence_ends;
alter table doctors drop column licensed_until;
alter table doctors
  add column licensed_until timestamptz generated always as ((coalesce(licence_expires_on, unchecked_until) + 1)::timestamp at time zone time_zone) stored;
create index doctors_licence_ends on doctors (licensed_until) where licensed_until is not null and licence_ended_at is null;

-- whoever's licence is over, or was never checked in time, is out of service
alter table doctors drop constraint doctors_licence_over_suspends;
alter table doctors add constraint doctors_licence_over_suspends
  check (licence_ended_at is null or (suspended_at is not null and coalesce(licence_expires_on, unchecked_until) is not null));

-- A new doctor gets the day that the setting names now.
create function copy_unchecked_until() returns trigger language plpgsql as $$
begin
  new.unchecked_until := (select (value #>> '{}')::date from site_settings where key = 'unchecked_licences_until');
  return new;
end $$;
create trigger copy_unchecked_until before insert on doctors for each row execute function copy_unchecked_until();

-- A changed setting reaches every doctor; whom only the earlier day had put out of service is back if the new one is still to come.
create function spread_unchecked_until() returns trigger language plpgsql as $$
declare
  until date := case when tg_op = 'DELETE' then null else (new.value #>> '{}')::date end;
  changed_at timestamptz := case when tg_op = 'DELETE' then now() else new.updated_at end;
begin
  update doctors set licence_ended_at = null, suspended_at = null
   where licence_ended_at is not null and licence_expires_on is null
     and (until is null or changed_at < (until + 1)::timestamp at time zone time_zone);
  update doctors set unchecked_until = until where unchecked_until is distinct from until;
  return null;
end $$;
create trigger spread_set_unchecked_until after insert or update on site_settings
  for each row when (new.key = 'unchecked_licences_until') execute function spread_unchecked_until();
create trigger spread_removed_unchecked_until after delete on site_settings
  for each row when (old.key = 'unchecked_licences_until') execute function spread_unchecked_until();

-- An update gives the doctors of before ninety days. Doctors of a demo have no licences and stay.
insert into site_settings (key, value, updated_at)
select 'unchecked_licences_until', to_jsonb(to_char(now() + interval '90 days', 'YYYY-MM-DD')), now()
 where exists (select from doctors where licence_expires_on is null and left_at is null) and not exists (select from demo_seeds)
    on conflict (key) do nothing;
