import type { TimeOffBody } from '@tabibu/contract/practice';
import type { Context } from '../../platform/context.ts';
import { MINUTE, later, wallClock } from '../../platform/time.ts';
import { listTimeOff } from '../scheduling/index.ts';
import { findPractice } from './find-practice.ts';

/** The length of the absence that is added when a doctor cancels an appointment. */
const HALF_HOUR = 30 * MINUTE;

/** Returns the signed-in doctor's absences that are not over, by calendar days of the doctor's zone, soonest first. */
export async function listDaysOff(ctx: Context): Promise<TimeOffBody[]> {
  const { doctorId, zone } = await findPractice(ctx);
  return (await listTimeOff(ctx, doctorId)).map(({ from, to }) => ({
    from: wallClock(from, zone).day,
    to: wallClock(later(to, -1), zone).day,
    time: to.getTime() - from.getTime() === HALF_HOUR ? wallClock(from, zone).time : null,
    starts_at: from.toISOString(),
    ends_at: to.toISOString(),
  }));
}
