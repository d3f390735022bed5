import type { Context } from '../../platform/context.ts';
import { later } from '../../platform/time.ts';
import { freeSlots } from './free-slots.ts';
import { BOOKING_HORIZON, BOOKING_LEAD } from './rules.ts';

/** Returns the half hours of a doctor that can be booked now, in order; none for a doctor who cannot be booked. */
export async function freeTimes(ctx: Context, doctorId: string): Promise<Date[]> {
  const now = ctx.clock.now();
  return freeSlots(ctx, doctorId, { from: later(now, BOOKING_LEAD), to: later(now, BOOKING_HORIZON) });
}
