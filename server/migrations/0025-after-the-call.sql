-- When a patient last opened the chat of an appointment and found something new there. Until the next time, one text message is enough.
create table chat_openings (
  booking_id   uuid primary key references bookings (id),
  opened_at    timestamptz not null
);
