-- When a patient last opened the chat of an appointment and found something new there. Until the next time, one text message is enough.
create table chat_openings (
  booking_id   uuid primary key references bookings (id),
  opened_at    timestamptz not null
);

-- The call of an appointment never came about: until then the patient may move it at the price already paid (R-18e). A move ends it.
alter table bookings
  add column movable_until timestamptz,
  add constraint bookings_movable_after_start check (movable_until is null or (starts_at is not null and movable_until > starts_at and not is_emergency));
