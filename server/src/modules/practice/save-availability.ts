import type { AvailabilityBody } from '@tabibu/contract/practice';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { publish } from '../../platform/outbox.ts';
import { Problem } from '../../platform/problem.ts';
import { bookedSlots } from '../bookings/index.ts';
import { readWeek, replaceWeek } from '../scheduling/index.ts';
import { bookedOutsideWeek, weekOf } from './arrange-week.ts';
import type { DayInputs } from './arrange-week.ts';
import { refuseBookedHours } from './refuse-booked-hours.ts';
import { findPractice } from './find-practice.ts';
import { readAvailability } from './read-availability.ts';

/**
 * Replaces the signed-in doctor's week as a whole, or changes nothing (DOC-AVAIL-02). Throws `slots-booked` when half
 * hours with appointments would close, unless `keepsBooked` is set; the appointments always stay. Throws
 * `invalid-input` with the days that have an invalid entry. May be repeated.
 */
export async function saveAvailability(
  ctx: Context,
  { days, keepsBooked }: { days: DayInputs; keepsBooked: boolean },
): Promise<AvailabilityBody> {
  const { week, faults } = weekOf(days);
  if (faults.length > 0) throw new Problem('invalid-input', { fields: faults.map((day) => `slots.${day}`) });
  return inTransaction(ctx, async (inside) => {
    const { doctorId, zone } = await findPractice(inside);
    const booked = await bookedSlots(inside, doctorId);
    const before = await readWeek(inside, doctorId);
    if (!keepsBooked) refuseBookedHours(bookedOutsideWeek(booked, { before, after: week, zone }), zone);
    await replaceWeek(inside, doctorId, week);
    await publish(inside, 'bookings.slots-changed', { doctorId });
    return readAvailability(inside);
  });
}
