import type { EventPayloads } from '../events/index.ts';
import { creditEarning } from '../modules/earnings/index.ts';
import { doctorShare } from '../modules/site/index.ts';
import type { Context } from '../platform/context.ts';
import type { EventHandlers } from '../platform/jobs/worker.ts';
import { notifyOfVerdict } from './notify-of-verdict.ts';

/** Credits the doctor's share: somebody decided that the consultation counts as having taken place. */
async function creditAfterContest(
  ctx: Context,
  { bookingId, outcome }: EventPayloads['bookings.contest-decided'],
): Promise<void> {
  if (outcome !== 'refunded') await creditEarning(ctx, { bookingId, share: await doctorShare(ctx) });
}

/** Tells patient and doctor what was decided about a contested consultation. */
async function notifyOfDecision(
  ctx: Context,
  { bookingId, outcome }: EventPayloads['bookings.contest-decided'],
): Promise<void> {
  await notifyOfVerdict(ctx, { bookingId, outcome, key: `contest-decided:${bookingId}` });
}

/** The handlers of the event 'bookings.contest-decided'. */
export const handlers: EventHandlers['bookings.contest-decided'] = [creditAfterContest, notifyOfDecision];
