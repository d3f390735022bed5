import type { Context } from '../../platform/context.ts';
import { publish } from '../../platform/outbox.ts';
import { Problem } from '../../platform/problem.ts';
import { findParticipant } from '../calls/index.ts';
import * as store from './store.ts';

/**
 * Records that a message was seen, so that no text message announces it: for the patient up to which message the chat
 * was read, for the doctor by taking its notification from the bell. Idempotent. Throws `not-found` for a message of
 * another chat.
 */
export async function markSeen(
  ctx: Context,
  { bookingId, messageId }: { bookingId: string; messageId: string },
): Promise<void> {
  const { side } = await findParticipant(ctx, bookingId);
  const message = await ctx.db.maybe(store.sentAt, { messageId, bookingId });
  if (message === undefined) throw new Problem('not-found');
  if (side === 'doctor') await publish(ctx, 'calls.messages-seen', { bookingId });
  else await ctx.db.run(store.recordRead, { bookingId, openedAt: message.sent_at });
}
