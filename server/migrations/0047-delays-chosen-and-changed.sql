-- A delay has minutes to choose and can be told after the start; what was told can be changed or withdrawn by one more message.

alter table bookings
  -- the latest time that the patient was ever told of: a delay that became shorter, or was withdrawn, makes nobody missed who relies on it
  add column latest_told_at timestamptz,
  -- how often a time was told or changed, so that calendars take the newest file
  add column delays_told smallint not null default 0,
  -- an appointment without a time has no delay
  add constraint bookings_latest_told_has_time check (latest_told_at is null or starts_at is not null);
update bookings set latest_told_at = expected_at, delays_told = 1 where expected_at is not null;

alter table planned_delays
  drop constraint planned_delays_minutes_plausible,
  -- nothing is withdrawn; the rest as in delay_announcements
  add constraint planned_delays_minutes_plausible check (minutes = 0 or minutes between 5 and 60);

alter table delay_announcements
  drop constraint delay_announcements_minutes_plausible,
  add constraint delay_announcements_minutes_plausible check (minutes = 0 or minutes between 5 and 60),
  -- the announcement that this one changes or withdraws; each can be corrected once
  add column corrects uuid unique references delay_announcements (id),
  drop constraint delay_announcements_seldom,
  -- nobody is told of a new delay twice within a quarter of an hour, however often and wherever the button is pressed
  add constraint delay_announcements_seldom exclude using gist (doctor_id with =, quarter_hour_from(announced_at) with &&) where (corrects is null);
