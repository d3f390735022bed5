import type { TimeOffBody } from '@tabibu/contract/practice';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { publish } from '../../platform/outbox.ts';
import { Problem } from '../../platform/problem.ts';
import { addDays, instantOf, wallClock } from '../../platform/time.ts';
import { bookedSlots } from '../bookings/index.ts';
import { addTimeOff } from '../scheduling/index.ts';
import { askAboutBooked } from './ask-about-booked.ts';
import { findPractice } from './find-practice.ts';
import { listDaysOff } from './list-days-off.ts';

/** An absence longer than this is a typing error. */
const MOST_DAYS = 366;

/**
 * Closes whole calendar days of the signed-in doctor, both included, and gives the absences to come. Days with appointments close only
 * with `keepsBooked`; without it the refusal names them. Refuses days that are over, end before they begin or are too many. May be repeated.
 */
export async function addDaysOff(ctx: Context, { from, to, keepsBooked }: { from: string; to: string; keepsBooked: boolean }): Promise<TimeOffBody[]> {
  return inTransaction(ctx, async (inside) => {
    const { doctorId, zone } = await findPractice(inside);
    const today = wallClock(inside.clock.now(), zone).day;
    if (to < from || to < today || addDays(from, MOST_DAYS) <= to) throw new Problem('invalid-input', { fields: ['to'] });
    const stretch = { from: midnight(from, zone), to: midnight(addDays(to, 1), zone) };
    const booked = await bookedSlots(inside, doctorId);
    if (!keepsBooked) askAboutBooked(booked.filter((at) => at >= stretch.from && at < stretch.to), zone);
    await addTimeOff(inside, doctorId, stretch);
    await publish(inside, 'bookings.slots-changed', { doctorId });
    return listDaysOff(inside);
  });
}

/** Where clocks jump over midnight the day begins an hour later. */
function midnight(day: string, zone: string): Date {
  return instantOf(day, '00:00', zone) ?? instantOf(day, '01:00', zone)!;
}
