import type { CallSide } from '@tabibu/contract/calls';
import { statement } from '../../platform/database/statement.ts';

export interface MessageRow {
  readonly id: string;
  readonly side: CallSide;
  readonly text_sealed: Buffer | null;
  readonly sent_at: Date;
  readonly photo_id: string | null;
  readonly photo_bytes: number | null;
}

/** Returns a page of messages before a position (`beforeAt`, `beforeId`), or the first page, newest first. */
export const messages = statement<
  { bookingId: string; beforeAt: Date | null; beforeId: string | null; limit: number },
  MessageRow
>(
  'chat.messages',
  `select m.id, m.side, m.text_sealed, m.sent_at, p.id as photo_id, p.bytes as photo_bytes
   from call_messages m left join call_photos p on p.message_id = m.id
   where m.booking_id = $bookingId and ($beforeAt::timestamptz is null or (m.sent_at, m.id) < ($beforeAt, $beforeId::uuid)) order by m.sent_at desc, m.id desc limit $limit`,
  { guarded: true },
);

/** Name of the constraint that limits how many messages and bytes one side may send. */
export const CHAT_LIMIT = 'chat_sizes_limited';

/**
 * Adds one message and its bytes to a side's count. Waits for transactions that count for the same side at the same
 * time.
 */
export const countMessage = statement<{ bookingId: string; side: 'patient' | 'doctor'; bytes: number }>(
  'chat.count-message',
  `insert into chat_sizes (booking_id, side, messages, bytes) values ($bookingId, $side, 1, $bytes)
   on conflict (booking_id, side) do update set messages = chat_sizes.messages + 1, bytes = chat_sizes.bytes + excluded.bytes`,
);

export const addMessage = statement<{
  id: string;
  bookingId: string;
  side: 'patient' | 'doctor';
  textSealed: Buffer | null;
  now: Date;
}>(
  'chat.add-message',
  'insert into call_messages (id, booking_id, side, text_sealed, sent_at) values ($id, $bookingId, $side, $textSealed, $now)',
  { guarded: true },
);

export const addPhoto = statement<{
  photoId: string;
  messageId: string;
  bookingId: string;
  photoSealed: Buffer;
  bytes: number;
}>(
  'chat.add-photo',
  'insert into call_photos (id, message_id, booking_id, photo_sealed, bytes) values ($photoId, $messageId, $bookingId, $photoSealed, $bytes)',
  { guarded: true },
);

export const photo = statement<{ photoId: string; bookingId: string }, { photo_sealed: Buffer }>(
  'chat.photo',
  'select photo_sealed from call_photos where id = $photoId and booking_id = $bookingId',
  { guarded: true },
);

export const opening = statement<{ bookingId: string }, { opened_at: Date }>(
  'chat.opening',
  'select opened_at from chat_openings where booking_id = $bookingId',
);

export const sentAt = statement<{ messageId: string; bookingId: string }, { sent_at: Date }>(
  'chat.sent-at',
  'select sent_at from call_messages where id = $messageId and booking_id = $bookingId',
  { guarded: true },
);

/** Records up to when the chat was read. Changes no row when a later time is recorded. */
export const recordRead = statement<{ bookingId: string; openedAt: Date }>(
  'chat.record-read',
  `insert into chat_openings (booking_id, opened_at) values ($bookingId, $openedAt)
   on conflict (booking_id) do update set opened_at = excluded.opened_at where chat_openings.opened_at < excluded.opened_at`,
);

/** Deletes the photos that the patient sent in the given bookings. */
export const dropPhotos = statement<{ bookingIds: readonly string[] }>(
  'chat.drop-photos',
  "delete from call_photos p using call_messages m where m.id = p.message_id and m.side = 'patient' and m.booking_id = any($bookingIds::uuid[])",
  { guarded: true },
);

/** Deletes the texts that the patient wrote in the given bookings. */
export const dropTexts = statement<{ bookingIds: readonly string[] }>(
  'chat.drop-texts',
  "update call_messages set text_sealed = null where side = 'patient' and booking_id = any($bookingIds::uuid[]) and text_sealed is not null",
  { guarded: true },
);
