import { HOUR, MINUTE, SECOND, addDays, startOfDay, wallClock } from '../../platform/time.ts';

/** After a delay was announced, no other one is announced for this long. It may be corrected once in that time. */
export const DELAY_SILENCE = 15 * MINUTE;
/**
 * The longest delay of an appointment in all. A doctor who will be later than that has to cancel, and the patient gets
 * the money back.
 */
export const LONGEST_DELAY = HOUR;
/** How long an announced delay can be undone before the messages go out. */
export const UNDO_DELAY = 30 * SECOND;

/** Returns the first instant of a moment's calendar day and of the next day, in a time zone. */
export function dayBounds(moment: Date, zone: string): { from: Date; to: Date } {
  const { day } = wallClock(moment, zone);
  return { from: startOfDay(day, zone), to: startOfDay(addDays(day, 1), zone) };
}
