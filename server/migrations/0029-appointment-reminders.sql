-- A message one hour before an appointment begins.

alter table bookings
  -- the patient is still to be reminded of the time it has now; false again once that was done, and where it was booked or moved shortly before its start
  add column reminder_due boolean not null default false,
  -- an emergency is now: nobody has to be reminded of it
  add constraint bookings_no_reminder_of_emergencies check (not (reminder_due and is_emergency));

-- appointments that were booked before there were reminders get theirs
update bookings set reminder_due = true where state = 'scheduled' and not is_emergency and starts_at > now() + interval '75 minutes';

create index bookings_to_remind on bookings (starts_at) where reminder_due and state = 'scheduled';
