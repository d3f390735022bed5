import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { findParticipant } from '../calls/index.ts';
import * as store from './store.ts';

/**
 * Records up to which message the patient has read the chat, so that no text message announces it. Idempotent. Throws
 * `not-found` for a message of another chat.
 */
export async function markSeen(
  ctx: Context,
  { bookingId, messageId }: { bookingId: string; messageId: string },
): Promise<void> {
  await findParticipant(ctx, bookingId);
  const message = await ctx.db.maybe(store.sentAt, { messageId, bookingId });
  if (message === undefined) throw new Problem('not-found');
  await ctx.db.run(store.recordRead, { bookingId, openedAt: message.sent_at });
}
