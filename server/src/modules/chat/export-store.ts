import { statement } from '../../platform/database/statement.ts';

export interface OwnMessageRow {
  readonly id: string;
  readonly booking_id: string;
  readonly side: 'patient' | 'doctor';
  readonly text_sealed: Buffer | null;
  readonly sent_at: Date;
  readonly photo_id: string | null;
}

interface Place {
  readonly bookingIds: readonly string[];
  readonly after: string | null;
  readonly most: number;
}

/** What was written in the chats of appointments. */
export const messagesOf = statement<Place, OwnMessageRow>(
  'chat.export-messages',
  `select m.id, m.booking_id, m.side, m.text_sealed, m.sent_at, p.id as photo_id
     from call_messages m left join call_photos p on p.message_id = m.id
    where m.booking_id = any($bookingIds::uuid[]) and ($after::uuid is null or m.id > $after) order by m.id limit $most`,
  { guarded: true },
);

/** The photos of these chats. */
export const photosOf = statement<Place, { id: string; message_id: string; booking_id: string; photo_sealed: Buffer }>(
  'chat.export-photos',
  `select id, message_id, booking_id, photo_sealed from call_photos
    where booking_id = any($bookingIds::uuid[]) and ($after::uuid is null or id > $after) order by id limit $most`,
  { guarded: true },
);
