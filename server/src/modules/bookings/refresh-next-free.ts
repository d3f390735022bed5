import type { Context } from '../../platform/context.ts';
import { DAY, later } from '../../platform/time.ts';
import { rememberNextFree } from '../doctors/index.ts';
import { freeSlots } from './free-slots.ts';
import { BOOKING_HORIZON, BOOKING_LEAD } from './rules.ts';

/**
 * Stores a doctor's first free half hours of the next 30 days with the doctor, for cards and for the sort by soonest
 * free. Idempotent.
 */
export async function refreshNextFree(ctx: Context, { doctorId }: { doctorId: string }): Promise<void> {
  const now = ctx.clock.now();
  const end = later(now, BOOKING_HORIZON);
  let from = later(now, BOOKING_LEAD);
  // Most doctors are free within days, so the first week is searched before the rest of the month.
  for (const days of [7, 30]) {
    const to = new Date(Math.min(end.getTime(), now.getTime() + days * DAY));
    const free = await freeSlots(ctx, doctorId, { from, to });
    if (free.length > 0) return rememberNextFree(ctx, doctorId, free);
    from = to;
  }
  await rememberNextFree(ctx, doctorId, []);
}
