-- Whoever answers a number that a guardian named for a member may stop the messages about that member's appointments.
alter table people
  -- HMAC-SHA-256 of the numbers whose owners said so; this guardian cannot name them again
  add column stopped_numbers bytea[] not null default '{}';
