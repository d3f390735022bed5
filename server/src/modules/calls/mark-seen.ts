import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import * as chat from './chat-store.ts';
import { findParticipant } from './find-participant.ts';

/** Keeps up to which message the patient has read the chat, so that no text message tells them of it. May be repeated. Problem `not-found`. */
export async function markSeen(ctx: Context, { bookingId, messageId }: { bookingId: string; messageId: string }): Promise<void> {
  await findParticipant(ctx, bookingId);
  const message = await ctx.db.maybe(chat.sentAt, [messageId, bookingId]);
  if (message === undefined) throw new Problem('not-found');
  await ctx.db.run(chat.noteOpening, [bookingId, message.sent_at]);
}
