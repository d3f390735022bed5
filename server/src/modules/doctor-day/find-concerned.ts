import type { Context } from '../../platform/context.ts';
import { later } from '../../platform/time.ts';
import { listScheduledBetween } from '../bookings/index.ts';
import type { ComingBooking } from '../bookings/index.ts';
import { listBegunCalls } from '../calls/index.ts';
import type { ActingDoctor } from '../doctors/index.ts';
import { LONGEST_DELAY, dayBounds } from './rules.ts';

/**
 * Returns the doctor's appointments of today that a delay can concern: scheduled, and patient and doctor not yet
 * connected in a call.
 */
export async function findConcerned(ctx: Context, doctor: ActingDoctor): Promise<ComingBooking[]> {
  const coming = await findComing(ctx, doctor);
  const begun = await listBegunCalls(
    ctx,
    coming.map(({ id }) => id),
  );
  return coming.filter(({ id }) => !begun.includes(id));
}

/**
 * Returns the doctor's scheduled appointments of today that are still to come or began within the last hour
 * (`LONGEST_DELAY`).
 */
export async function findComing(ctx: Context, doctor: ActingDoctor): Promise<ComingBooking[]> {
  const now = ctx.clock.now();
  return listScheduledBetween(ctx, {
    doctorId: doctor.id,
    from: later(now, -LONGEST_DELAY),
    before: dayBounds(now, doctor.timeZone).to,
  });
}
