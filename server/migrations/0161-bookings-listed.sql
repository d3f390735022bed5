-- The list of all bookings, newest first; the figures of the dashboard count the same rows.
create index bookings_newest on bookings (created_at desc, id desc) where state <> 'expired';
create index bookings_newest_emergencies on bookings (created_at desc, id desc) where is_emergency and state <> 'expired';

-- People are found by a part of their name.
create index accounts_named on accounts using gin (lower(full_name) gin_trgm_ops) where status = 'active';
