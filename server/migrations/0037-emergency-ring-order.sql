-- In which order an emergency rings: the doctor whom the patient asked for alone, then the doctors on call.
alter table bookings
  -- until then nobody but the doctor asked for is rung; null when nobody is rung alone
  add column alone_until timestamptz,
  -- since when the doctors on call are rung; null before
  add column others_rung_at timestamptz;

-- emergencies of before rang everybody at once
update bookings set others_rung_at = rung_at where rung_at is not null;

alter table bookings
  -- only what rings has a time of ringing alone, and it is a time after the first ring
  add constraint bookings_alone_while_rung check (alone_until is null or (rung_at is not null and alone_until > rung_at)),
  -- nobody is rung before the emergency is paid
  add constraint bookings_others_rung_after check (others_rung_at is null or (rung_at is not null and others_rung_at >= rung_at)),
  -- alone is alone
  add constraint bookings_alone_is_alone check (alone_until is null or others_rung_at is null or others_rung_at >= alone_until);

-- emergencies for which the doctors on call are still to be rung
create index bookings_others_to_ring on bookings (rung_at)
  where others_rung_at is null and state = 'scheduled' and emergency_state in ('ringing', 'escalated');
