import type { AvailabilityBody } from '@tabibu/contract/practice';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { publish } from '../../platform/outbox.ts';
import { Problem } from '../../platform/problem.ts';
import { bookedSlots } from '../bookings/index.ts';
import { readWeek, replaceWeek } from '../scheduling/index.ts';
import { orphansOf, weekOf } from './arrange-week.ts';
import type { DayInputs } from './arrange-week.ts';
import { askAboutBooked } from './ask-about-booked.ts';
import { findPractice } from './find-practice.ts';
import { readAvailability } from './read-availability.ts';

/**
 * Replaces the signed-in doctor's week as a whole, or changes nothing (DOC-AVAIL-02). Half hours with appointments close only with
 * `keepsBooked`; without it the refusal names them. Appointments always stay. May be repeated.
 */
export async function saveAvailability(ctx: Context, { days, keepsBooked }: { days: DayInputs; keepsBooked: boolean }): Promise<AvailabilityBody> {
  const { week, faults } = weekOf(days);
  if (faults.length > 0) throw new Problem('invalid-input', { fields: faults.map((day) => `slots.${day}`) });
  return inTransaction(ctx, async (inside) => {
    const { doctorId, zone } = await findPractice(inside);
    const booked = await bookedSlots(inside, doctorId);
    const before = await readWeek(inside, doctorId);
    if (!keepsBooked) askAboutBooked(orphansOf(booked, { before, after: week, zone }), zone);
    await replaceWeek(inside, doctorId, week);
    await publish(inside, 'bookings.slots-changed', { doctorId });
    return readAvailability(inside);
  });
}
