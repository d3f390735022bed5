-- A telephone call that joins the two people of an appointment by our own number (W24). No number and no word of it is kept.
create table call_bridges (
  -- also the id that the provider gives back with everything it tells
  id              uuid primary key,
  booking_id      uuid not null references bookings (id),
  -- the time of the appointment that this is about; a moved appointment begins anew
  starts_at       timestamptz not null,
  asked_by        text not null,
  state           text not null default 'requested',
  -- why nobody was joined
  reason          text,
  -- the provider's name of the call
  session_id      text,
  requested_at    timestamptz not null,
  -- handed to the provider, once and never again: a second request would ring a second time
  placed_at       timestamptz,
  -- the doctor picked up
  answered_at     timestamptz,
  -- both were joined
  joined_at       timestamptz,
  ended_at        timestamptz,
  -- by the provider's last word
  joined_seconds  integer not null default 0,
  -- currency and amount as the provider wrote them
  cost            text,
  -- without a word of the provider until then it has failed
  gives_up_at     timestamptz not null,

  constraint call_bridges_asked_by_known check (asked_by in ('patient', 'doctor')),
  constraint call_bridges_state_known check (state in ('requested', 'ringing', 'bridged', 'ended', 'failed')),
  -- a failure has its reason, and nothing else has one
  constraint call_bridges_reason_known check (
    (state = 'failed') = (reason is not null)
    and (reason is null or reason in ('doctor-busy', 'doctor-no-answer', 'patient-busy', 'patient-no-answer', 'not-supported', 'unavailable', 'unknown'))),
  -- ended means that two people were joined for some time; nobody else was
  constraint call_bridges_time_means_ended check ((state = 'ended') = (joined_seconds > 0)),
  constraint call_bridges_end_has_time check ((state in ('ended', 'failed')) = (ended_at is not null))
);
-- one call at a time rings the two of an appointment
create unique index call_bridges_one_live on call_bridges (booking_id) where state in ('requested', 'ringing', 'bridged');
-- a call of the provider is one of ours
create unique index call_bridges_session on call_bridges (session_id) where session_id is not null;
create index call_bridges_of_booking on call_bridges (booking_id, requested_at);

-- Milliseconds in which the two were joined by telephone; counted beside the time together in the browser, not on top of it.
alter table call_sessions add column bridged_ms bigint not null default 0;
alter table call_sessions add constraint call_sessions_bridged_positive check (bridged_ms >= 0);
