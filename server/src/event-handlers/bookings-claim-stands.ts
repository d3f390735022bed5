import type { EventPayloads } from '../events/index.ts';
import { creditEarning } from '../modules/earnings/index.ts';
import { doctorShare } from '../modules/site/index.ts';
import type { Context } from '../platform/context.ts';
import type { EventHandlers } from '../platform/jobs/worker.ts';

/** Credits the doctor's share: the patient did not contest in time that the consultation took place. */
async function creditAfterClaim(ctx: Context, { bookingId }: EventPayloads['bookings.claim-stands']): Promise<void> {
  await creditEarning(ctx, { bookingId, share: await doctorShare(ctx) });
}

/** The handlers of the event 'bookings.claim-stands'. */
export const handlers: EventHandlers['bookings.claim-stands'] = [creditAfterClaim];
