import type { TimeOffBody } from '@tabibu/contract/practice';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { publish } from '../../platform/outbox.ts';
import { Problem } from '../../platform/problem.ts';
import { addDays, startOfDay, wallClock } from '../../platform/time.ts';
import { bookedSlots } from '../bookings/index.ts';
import { addTimeOff } from '../scheduling/index.ts';
import { refuseBookedHours } from './refuse-booked-hours.ts';
import { findPractice } from './find-practice.ts';
import { listDaysOff } from './list-days-off.ts';

/** A longer absence is taken for a typing error. */
const MOST_DAYS = 366;

/**
 * Closes whole calendar days of the signed-in doctor, both ends included, and returns the absences that are not over.
 * Throws `slots-booked` with the appointments on these days unless `keepsBooked` is set; the appointments stay. Throws
 * `invalid-input` when the days are over, end before they begin, or are too many. May be repeated.
 */
export async function addDaysOff(
  ctx: Context,
  { from, to, keepsBooked }: { from: string; to: string; keepsBooked: boolean },
): Promise<TimeOffBody[]> {
  return inTransaction(ctx, async (inside) => {
    const { doctorId, zone } = await findPractice(inside);
    const today = wallClock(inside.clock.now(), zone).day;
    if (to < from || to < today || addDays(from, MOST_DAYS) <= to)
      throw new Problem('invalid-input', { fields: ['to'] });
    const stretch = { from: startOfDay(from, zone), to: startOfDay(addDays(to, 1), zone) };
    const booked = await bookedSlots(inside, doctorId);
    if (!keepsBooked)
      refuseBookedHours(
        booked.filter((at) => at >= stretch.from && at < stretch.to),
        zone,
      );
    await addTimeOff(inside, doctorId, stretch);
    await publish(inside, 'bookings.slots-changed', { doctorId });
    return listDaysOff(inside);
  });
}
