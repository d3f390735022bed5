-- The reminder of the day before an appointment.
-- the start of which patient and doctor were reminded a day before; a moved appointment has another start and is reminded again
alter table bookings add column day_reminded_for timestamptz;
-- the sweep looks for appointments of the next day of which nobody was reminded
create index bookings_day_reminders on bookings (starts_at)
  where state = 'scheduled' and not is_emergency and day_reminded_for is distinct from starts_at;
