import type { EventPayloads } from '../events/index.ts';
import type { Context } from '../platform/context.ts';
import type { EventHandlers } from '../platform/jobs/worker.ts';
import { notifyOfVerdict } from './notify-of-verdict.ts';

/** Tells both what was decided. Of a missed appointment `bookings.missed` tells the patient. */
async function notifyOfDecision(
  ctx: Context,
  { bookingId, outcome }: EventPayloads['bookings.failed-call-settled'],
): Promise<void> {
  if (outcome !== 'missed') await notifyOfVerdict(ctx, { bookingId, outcome, key: `failed-call-settled:${bookingId}` });
}

/** The handlers of the event 'bookings.failed-call-settled'. */
export const handlers: EventHandlers['bookings.failed-call-settled'] = [notifyOfDecision];
