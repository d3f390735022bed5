import { MINUTE } from '../../platform/time.ts';

/** Offered half hours begin on the full hour or thirty minutes past it. */
const HALF_HOUR = 30 * MINUTE;

/** Returns the start of the half hour that contains an instant. */
export function gridStart(instant: Date): Date {
  return new Date(Math.floor(instant.getTime() / HALF_HOUR) * HALF_HOUR);
}
