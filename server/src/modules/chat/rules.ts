import { MINUTE, addDays, instantOf, later, wallClock } from '../../platform/time.ts';

/** A doctor has looked under the bell after this time. */
const LOOKING = 15 * MINUTE;
/** A message that can wait does not ring a doctor's phone from `NIGHT_BEGINS` to `NIGHT_ENDS`. */
const [NIGHT_BEGINS, NIGHT_ENDS] = ['21:00', '07:00'];

/**
 * Returns when a doctor is told by text message of a patient's message that is still unseen: a quarter of an hour after
 * it, or in the morning of the doctor's time zone if that is at night.
 */
export function tellDoctorAt(sentAt: Date, zone: string): Date {
  const at = later(sentAt, LOOKING);
  const { day, time } = wallClock(at, zone);
  if (time >= NIGHT_ENDS && time < NIGHT_BEGINS) return at;
  return instantOf(time < NIGHT_ENDS ? day : addDays(day, 1), NIGHT_ENDS, zone) ?? at;
}
