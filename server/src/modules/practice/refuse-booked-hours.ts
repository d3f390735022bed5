import { Problem } from '../../platform/problem.ts';
import { wallClock } from '../../platform/time.ts';

/** The refusal lists this many appointments; further ones are only counted. */
const MOST_NAMED = 20;

/**
 * Throws `slots-booked` with the times, on the doctor's clock, of appointments that would lie outside the open hours,
 * so that the page can ask the doctor. Does nothing when there are none.
 */
export function refuseBookedHours(orphans: readonly Date[], zone: string): void {
  if (orphans.length === 0) return;
  const booked = orphans
    .slice(0, MOST_NAMED)
    .map((at) => ({ starts_at: at.toISOString(), day: wallClock(at, zone).day, time: wallClock(at, zone).time }));
  throw new Problem('slots-booked', { count: orphans.length, booked });
}
