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

/** The newest first. */
export const messages = statement<MessageRow>(
  'calls.messages',
  `select m.id, m.side, m.text_sealed, m.sent_at, p.id as photo_id, p.bytes as photo_bytes
   from call_messages m left join call_photos p on p.message_id = m.id
   where m.booking_id = $1 and ($2::timestamptz is null or (m.sent_at, m.id) < ($2, $3::uuid)) order by m.sent_at desc, m.id desc limit $4`,
);

/** The constraint that refuses what would make a side's part of a chat too large. */
export const CHAT_LIMIT = 'chat_sizes_limited';

/** Waits for others that write for the same side at the same time. */
export const countMessage = statement(
  'calls.count-message',
  `insert into chat_sizes (booking_id, side, messages, bytes) values ($1, $2, 1, $3)
   on conflict (booking_id, side) do update set messages = chat_sizes.messages + 1, bytes = chat_sizes.bytes + excluded.bytes`,
);

export const addMessage = statement('calls.add-message', 'insert into call_messages (id, booking_id, side, text_sealed, sent_at) values ($1, $2, $3, $4, $5)');

export const addPhoto = statement('calls.add-photo', 'insert into call_photos (id, message_id, booking_id, photo_sealed, bytes) values ($1, $2, $3, $4, $5)');

export const photo = statement<{ photo_sealed: Buffer }>('calls.photo', 'select photo_sealed from call_photos where id = $1 and booking_id = $2');

export const opening = statement<{ opened_at: Date }>('calls.chat-opening', 'select opened_at from chat_openings where booking_id = $1');

export const sentAt = statement<{ sent_at: Date }>('calls.message-sent-at', 'select sent_at from call_messages where id = $1 and booking_id = $2');

/** Conditional: the chat was read up to a moment; never back to an earlier one. */
export const noteOpening = statement(
  'calls.note-chat-opening',
  `insert into chat_openings (booking_id, opened_at) values ($1, $2)
   on conflict (booking_id) do update set opened_at = excluded.opened_at where chat_openings.opened_at < excluded.opened_at`,
);

/** The photos that a patient sent in some appointments. */
export const dropPhotos = statement(
  'calls.drop-photos',
  "delete from call_photos p using call_messages m where m.id = p.message_id and m.side = 'patient' and m.booking_id = any($1::uuid[])",
);

/** The words that a patient wrote in some appointments. */
export const dropTexts = statement(
  'calls.drop-texts',
  "update call_messages set text_sealed = null where side = 'patient' and booking_id = any($1::uuid[]) and text_sealed is not null",
);
