import type { ChatMessageBody, MessagePageBody } from '@tabibu/contract/call-chat';
import type { Context } from '../../platform/context.ts';
import { readTimeCursor, writeTimeCursor } from '../../platform/time-cursor.ts';
import * as chat from './chat-store.ts';
import { findParticipant } from './find-participant.ts';

const PAGE = 50;

/** The newest messages of an appointment's chat, or those before a cursor, oldest first, for its two people and for ever (W13). Changes nothing. */
export async function listMessages(ctx: Context, { bookingId, cursor }: { bookingId: string; cursor?: string | undefined }): Promise<MessagePageBody> {
  await findParticipant(ctx, bookingId);
  const before = cursor === undefined ? null : readTimeCursor(cursor);
  const rows = await ctx.db.many(chat.messages, [bookingId, before?.at ?? null, before?.id ?? null, PAGE + 1]);
  const page = rows.slice(0, PAGE);
  const oldest = page.at(-1);
  return {
    messages: page.map((row) => messageOf(ctx, row)).reverse(),
    next_cursor: rows.length > PAGE && oldest !== undefined ? writeTimeCursor({ at: oldest.sent_at, id: oldest.id }) : null,
  };
}

function messageOf(ctx: Context, row: chat.MessageRow): ChatMessageBody {
  return {
    id: row.id,
    from: row.side,
    text: row.text_sealed === null ? '' : ctx.keys.open(`call_messages.text.${row.id}`, row.text_sealed),
    photo: row.photo_id === null || row.photo_bytes === null ? null : { id: row.photo_id, bytes: row.photo_bytes },
    sent_at: row.sent_at.toISOString(),
  };
}
