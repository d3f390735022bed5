-- The doctor's day: finding the bookings of a doctor, and telling patients of a delay.

-- lists of a doctor's bookings in the order of time; an emergency belongs to the doctor who took it
create index bookings_of_doctor on bookings ((coalesce(accepted_by, doctor_id)), starts_at) where starts_at is not null;

-- The quarter of an hour that begins at an instant. Minutes are the same in every zone, so the answer never changes.
create function quarter_hour_from(start timestamptz) returns tstzrange
  language sql immutable strict parallel safe as $$ select tstzrange(start, start + interval '15 minutes') $$;

-- A doctor told those who wait today that everything is later.
create table delay_announcements (
  id           uuid primary key,
  doctor_id    uuid not null references doctors (id),
  minutes      smallint not null,
  -- how many appointments were told
  told         smallint not null,
  announced_at timestamptz not null,
  constraint delay_announcements_minutes_plausible check (minutes between 5 and 60),
  -- an announcement to nobody is none
  constraint delay_announcements_told_somebody check (told > 0),
  -- nobody is told twice within a quarter of an hour, however often and wherever the button is pressed
  constraint delay_announcements_seldom exclude using gist (doctor_id with =, quarter_hour_from(announced_at) with &&)
);
select make_append_only('delay_announcements');
