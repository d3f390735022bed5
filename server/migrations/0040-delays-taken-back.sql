-- A delay is told a little after the doctor asked for it, so that it can be taken back before anybody hears of it.
create table planned_delays (
  -- one at a time
  doctor_id    uuid primary key references doctors (id),
  id           uuid not null,
  minutes      smallint not null,
  -- whom it is told
  booking_ids  uuid[] not null,
  asked_at     timestamptz not null,
  sends_at     timestamptz not null,
  -- the same bounds as what becomes of it in delay_announcements
  constraint planned_delays_minutes_plausible check (minutes between 5 and 60),
  -- a delay that nobody hears of is none
  constraint planned_delays_tell_somebody check (cardinality(booking_ids) > 0),
  -- there is time to take it back
  constraint planned_delays_wait check (sends_at > asked_at)
);
