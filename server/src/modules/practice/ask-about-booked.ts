import { Problem } from '../../platform/problem.ts';
import { wallClock } from '../../platform/time.ts';

/** More appointments than this are counted, not named. */
const MOST_NAMED = 20;

/** Refuses with the times of the appointments that would stand outside of the open hours, on the doctor's clock, so that the doctor can be asked. */
export function askAboutBooked(orphans: readonly Date[], zone: string): void {
  if (orphans.length === 0) return;
  const booked = orphans.slice(0, MOST_NAMED).map((at) => ({ starts_at: at.toISOString(), day: wallClock(at, zone).day, time: wallClock(at, zone).time }));
  throw new Problem('slots-booked', { count: orphans.length, booked });
}
