-- The call of an appointment: who is in it now, and for how long both were connected. What they say and show never comes here.
create table call_sessions (
  booking_id         uuid primary key references bookings (id),
  -- the time of the appointment that this is about; a moved appointment begins anew
  starts_at          timestamptz not null,
  state              text not null default 'connecting',
  -- both connected for the first time
  connected_at       timestamptz,
  -- both connected without a break since; null when they are not
  together_since     timestamptz,
  -- the end of the last time that both were connected
  together_until     timestamptz,
  -- milliseconds of all such times that are over
  together_ms        bigint not null default 0,
  patient_leg        uuid,
  patient_seen_at    timestamptz,
  patient_connected  boolean not null default false,
  doctor_leg         uuid,
  doctor_seen_at     timestamptz,
  doctor_connected   boolean not null default false,
  ended_at           timestamptz,
  -- nothing follows any more
  closed_at          timestamptz,
  created_at         timestamptz not null,

  constraint call_sessions_state_known check (state in ('connecting', 'connected', 'ended', 'failed')),
  -- only what was connected once can be connected or count time
  constraint call_sessions_time_needs_connection check (connected_at is not null or (state <> 'connected' and together_since is null and together_ms = 0)),
  constraint call_sessions_time_positive check (together_ms >= 0),
  -- whoever is in the call is seen now and then, so that a process that died leaves nobody behind
  constraint call_sessions_patient_seen check (patient_leg is null or patient_seen_at is not null),
  constraint call_sessions_doctor_seen check (doctor_leg is null or doctor_seen_at is not null),
  -- an end has its time, and nothing comes after it
  constraint call_sessions_end_is_closed check (state <> 'ended' or (ended_at is not null and closed_at is not null))
);
create index call_sessions_open on call_sessions (starts_at) where closed_at is null;

-- One-use tickets to the signalling socket. The ticket itself is in the hands of the browser; here is only its digest.
create table call_tickets (
  ticket_hash  bytea primary key,
  booking_id   uuid not null references bookings (id),
  side         text not null,
  account_id   uuid not null references accounts (id),
  -- the session that asked; the socket must come from the same one
  session_id   uuid not null,
  expires_at   timestamptz not null,
  -- SHA-256: a dump of the table opens nothing
  constraint call_tickets_hashed check (octet_length(ticket_hash) = 32),
  constraint call_tickets_side_known check (side in ('patient', 'doctor'))
);
create index call_tickets_expired on call_tickets (expires_at);

-- What two people wrote to each other about an appointment.
create table call_messages (
  id           uuid primary key,
  booking_id   uuid not null references bookings (id),
  side         text not null,
  -- AES-256-GCM; null when it was a photo only, or when its author's account was erased
  text_sealed  bytea,
  sent_at      timestamptz not null,
  constraint call_messages_side_known check (side in ('patient', 'doctor'))
);
create index call_messages_of_booking on call_messages (booking_id, sent_at, id);

create table call_photos (
  id           uuid primary key,
  message_id   uuid not null references call_messages (id),
  booking_id   uuid not null references bookings (id),
  -- AES-256-GCM over a JPEG without the camera's notes
  photo_sealed bytea not null,
  bytes        integer not null,
  -- a message has one photo at most
  constraint call_photos_one_per_message unique (message_id),
  -- phones on slow networks open the chat
  constraint call_photos_small check (bytes > 0 and bytes <= 204800)
);
