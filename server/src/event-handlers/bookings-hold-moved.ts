import type { EventPayloads } from '../events/index.ts';
import { moveAttached } from '../modules/assistant/index.ts';
import type { Context } from '../platform/context.ts';
import type { EventHandlers } from '../platform/jobs/worker.ts';

/** The conversation that was attached to the appointment goes along to its new time. */
async function takeConversationAlong(
  ctx: Context,
  { bookingId, from }: EventPayloads['bookings.hold-moved'],
): Promise<void> {
  await moveAttached(ctx, { from, to: bookingId });
}

/** The handlers of the event 'bookings.hold-moved'. */
export const handlers: EventHandlers['bookings.hold-moved'] = [takeConversationAlong];
