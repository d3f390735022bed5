-- The list of bookings is filtered by kind of call, status, what became of the money, country and days, each with each other. Where an index has
-- all of these columns, a count and the search for a page read the index alone; else they read a page of the table for each booking.
drop index bookings_newest;
create index bookings_newest on bookings (created_at desc, id desc)
  include (call_type, is_emergency, state, contest_outcome, country, starts_at) where state <> 'expired';
drop index bookings_by_state;
create index bookings_by_state on bookings (state, created_at desc, id desc)
  include (call_type, is_emergency, contest_outcome, country, starts_at) where state <> 'expired';
drop index bookings_by_country;
create index bookings_by_country on bookings (country, created_at desc, id desc)
  include (call_type, is_emergency, state, contest_outcome, starts_at) where state <> 'expired';
drop index bookings_by_day;
create index bookings_by_day on bookings ((coalesce(starts_at, created_at)))
  include (starts_at, created_at, id, call_type, is_emergency, state, contest_outcome, country) where state <> 'expired';
create index bookings_by_payment on bookings
  ((case when state = 'awaiting-payment' then 'pending' when state = 'cancelled' or contest_outcome is not distinct from 'refunded' then 'cancelled' else 'paid' end), created_at desc, id desc)
  include (call_type, is_emergency, state, contest_outcome, country, starts_at) where state <> 'expired';
