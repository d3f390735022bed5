import type { Context } from '../../platform/context.ts';
import { publish } from '../../platform/outbox.ts';
import * as store from './store.ts';

/**
 * Runs two minutes after the doctor wrote: notifies the patient unless they have read that message meanwhile. The event
 * carries `since`, so that there is one notification until the patient reads the chat again.
 */
export async function notifyPatient(
  ctx: Context,
  { bookingId, sentAt }: { bookingId: string; sentAt: string },
): Promise<void> {
  const openedAt = (await ctx.db.maybe(store.opening, { bookingId }))?.opened_at.toISOString() ?? null;
  if (openedAt !== null && openedAt >= sentAt) return;
  await publish(ctx, 'calls.message-left', { bookingId, to: 'patient', since: openedAt });
}
