-- How much each side has put into the chat of an appointment. It is counted with each message, in the same transaction, so that many at once
-- cannot pass the limit together; each side has its own, so that nobody can silence the other.
create table chat_sizes (
  booking_id   uuid not null references bookings (id),
  side         text not null,
  messages     integer not null,
  -- of texts and photos as they are kept
  bytes        integer not null,
  primary key (booking_id, side),
  -- only the two people of an appointment write
  constraint chat_sizes_side_known check (side in ('patient', 'doctor')),
  -- a conversation around one visit, with photos for one visit; more is somebody filling the disk
  constraint chat_sizes_limited check (messages between 1 and 300 and bytes between 0 and 4194304)
);

insert into chat_sizes (booking_id, side, messages, bytes)
  select m.booking_id, m.side, least(count(*), 300), least(sum(coalesce(octet_length(m.text_sealed), 0) + coalesce(p.bytes, 0)), 4194304)
  from call_messages m left join call_photos p on p.message_id = m.id group by m.booking_id, m.side;
