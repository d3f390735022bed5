import type { ChatMessageBody } from '@tabibu/contract/calls';
import type { Context } from '../../platform/context.ts';
import * as chat from './chat-store.ts';
import { findParticipant } from './find-participant.ts';

/** The chat of an appointment, oldest first, for its two people and for ever (W13). The patient has read it then. */
export async function listMessages(ctx: Context, { bookingId }: { bookingId: string }): Promise<ChatMessageBody[]> {
  const { side } = await findParticipant(ctx, bookingId);
  if (side === 'patient') await ctx.db.run(chat.noteOpening, [bookingId, ctx.clock.now()]);
  return (await ctx.db.many(chat.messages, [bookingId])).map((row) => ({
    id: row.id,
    from: row.side,
    text: row.text_sealed === null ? '' : ctx.keys.open(`call_messages.text.${row.id}`, row.text_sealed),
    photo: row.photo_id === null || row.photo_bytes === null ? null : { id: row.photo_id, bytes: row.photo_bytes },
    sent_at: row.sent_at.toISOString(),
  }));
}
