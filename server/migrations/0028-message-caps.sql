-- Caps on messages of every kind, messages that are overtaken by what happened since, and moves that are told together.

alter table notices
  -- what the message is about, for the caller to know: messages about one thing share a cap
  add column about uuid,
  -- messages of one topic tell one changing fact to one reader; the one with the highest version tells it as it is now
  add column topic text,
  add column version integer,
  -- after this the message says nothing that is still of use
  add column valid_until timestamptz,
  drop constraint notices_state_known,
  -- 'unknown': the provider may have taken it, so it is not sent again; 'dropped': a cap was reached; 'outdated': its facts changed before it went
  add constraint notices_state_known check (state in ('waiting', 'sent', 'refused', 'unknown', 'dropped', 'outdated')),
  -- a version is one of a topic
  add constraint notices_topic_has_version check ((topic is null) = (version is null)),
  -- it is always known which cap dropped a message
  add constraint notices_dropped_by_a_cap check (state <> 'dropped' or failure is not null);
create index notices_of_topic on notices (topic, version) where topic is not null;

-- Each move of an appointment: how often one is moved is limited, and moves in quick succession are told as one.
create table booking_moves (
  id           uuid primary key,
  booking_id   uuid not null references bookings (id),
  from_at      timestamptz not null,
  to_at        timestamptz not null,
  moved_at     timestamptz not null,
  -- null until it was told, alone or with others, or nothing was left to tell
  announced_at timestamptz,
  -- a move leads somewhere else
  constraint booking_moves_elsewhere check (to_at <> from_at),
  -- nothing is told before it happened
  constraint booking_moves_announced_after check (announced_at is null or announced_at >= moved_at)
);
create index booking_moves_of_booking on booking_moves (booking_id, moved_at desc);
-- the sweep looks for moves that nobody was told of
create index booking_moves_untold on booking_moves (moved_at) where announced_at is null;
