import { NIGHT } from '@tabibu/contract/quiet-hours';
import { addDays, instantOf, wallClock } from './time.ts';

/** Returns whether it is night in a zone at an instant. Pure. */
export function isQuiet(instant: Date, zone: string): boolean {
  const { time } = wallClock(instant, zone);
  return time >= NIGHT.begins || time < NIGHT.ends;
}

/**
 * Returns the instant itself, or the end of the night in which it lies. A change of the clock during that night is
 * considered. Pure.
 */
export function afterQuiet(instant: Date, zone: string): Date {
  if (!isQuiet(instant, zone)) return instant;
  const { day, time } = wallClock(instant, zone);
  const morning = instantOf(time >= NIGHT.begins ? addDays(day, 1) : day, NIGHT.ends, zone);
  // No zone skips seven in the morning; if one did, the message would rather go now than never.
  return morning ?? instant;
}
