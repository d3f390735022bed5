-- Whose details somebody who works here has opened, and who was the first: the list marks the others.
create table viewed_bookings (
  -- a booking is viewed once
  booking_id uuid primary key references bookings (id),
  viewed_by  uuid not null references accounts (id),
  viewed_at  timestamptz not null
);

-- The lists by day of the appointment: a filter that finds few of many must not read all of them.
create index bookings_by_day on bookings (coalesce(starts_at, created_at)) where state <> 'expired';
