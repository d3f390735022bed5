import type { EventPayloads } from '../events/index.ts';
import { endAwaiting } from '../modules/bookings/index.ts';
import type { Context } from '../platform/context.ts';
import type { EventHandlers } from '../platform/jobs/worker.ts';

/** Ends the search for a booking of the office, because somebody decided that its money did not come. */
async function endAwaitedBooking(
  ctx: Context,
  { purposeKind, purposeId: bookingId }: EventPayloads['payments.decided'],
): Promise<void> {
  if (purposeKind === 'booking') await endAwaiting(ctx, { bookingId });
}

/** The handlers of the event 'payments.decided'. */
export const handlers: EventHandlers['payments.decided'] = [endAwaitedBooking];
