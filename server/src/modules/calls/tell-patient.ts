import type { Context } from '../../platform/context.ts';
import { publish } from '../../platform/outbox.ts';
import * as chat from './chat-store.ts';

/** Some minutes after the doctor wrote: a patient who has not read it meanwhile is told, once until they open the chat. */
export async function tellPatient(ctx: Context, { bookingId, sentAt }: { bookingId: string; sentAt: string }): Promise<void> {
  const openedAt = (await ctx.db.maybe(chat.opening, [bookingId]))?.opened_at.toISOString() ?? null;
  if (openedAt !== null && openedAt >= sentAt) return;
  await publish(ctx, 'calls.message-left', { bookingId, to: 'patient', since: openedAt });
}
