import type { ChatMessageBody, MessagePageBody } from '@tabibu/contract/call-chat';
import type { Context } from '../../platform/context.ts';
import { readTimeCursor, writeTimeCursor } from '../../platform/time-cursor.ts';
import { findParticipant } from '../calls/index.ts';
import { auditChat } from './audit-chat.ts';
import * as store from './store.ts';

const PAGE = 50;

/**
 * Returns the newest messages of a chat, or those before the cursor, oldest first. Both participants may read them for
 * ever (W13). Does not mark them as seen. Throws `not-found` for others.
 */
export async function listMessages(
  ctx: Context,
  { bookingId, cursor }: { bookingId: string; cursor?: string | undefined },
): Promise<MessagePageBody> {
  await auditChat(ctx, await findParticipant(ctx, bookingId));
  const before = cursor === undefined ? null : readTimeCursor(cursor);
  const rows = await ctx.db.many(store.messages, {
    bookingId,
    beforeAt: before?.at ?? null,
    beforeId: before?.id ?? null,
    limit: PAGE + 1,
  });
  const page = rows.slice(0, PAGE);
  const oldest = page.at(-1);
  return {
    messages: page.map((row) => messageOf(ctx, row)).reverse(),
    next_cursor:
      rows.length > PAGE && oldest !== undefined ? writeTimeCursor({ at: oldest.sent_at, id: oldest.id }) : null,
  };
}

function messageOf(ctx: Context, row: store.MessageRow): ChatMessageBody {
  return {
    id: row.id,
    from: row.side,
    text: row.text_sealed === null ? '' : ctx.keys.open(`call_messages.text.${row.id}`, row.text_sealed),
    photo: row.photo_id === null || row.photo_bytes === null ? null : { id: row.photo_id, bytes: row.photo_bytes },
    sent_at: row.sent_at.toISOString(),
  };
}
