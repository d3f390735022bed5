import type { Context } from '../../platform/context.ts';
import { publish } from '../../platform/outbox.ts';
import { findConsultation } from '../bookings/index.ts';

/**
 * Runs a while after the patient wrote about a past consultation, and never in the doctor's night: lets the doctor be
 * told by text message if the message is still unseen. Does nothing if the chat has been closed by a cancellation.
 */
export async function remindDoctor(ctx: Context, { bookingId }: { bookingId: string }): Promise<void> {
  const booking = await findConsultation(ctx, bookingId);
  if (booking?.state === 'completed') await publish(ctx, 'calls.message-waits', { bookingId });
}
