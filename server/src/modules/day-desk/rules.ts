import { CALL_WINDOW } from '@tabibu/contract/call-window';
import { HOUR, MINUTE, later } from '../../platform/time.ts';
import type { UnderWay } from '../bookings/index.ts';
import type { CallState } from '../calls/index.ts';

/** A doctor is late this long after the patient expects the consultation. */
const LATE_AFTER = 2 * MINUTE;
/** Appointments that begin within this time before and after now can concern the day. A delay is an hour at most. */
export const EARLIER = 2 * HOUR;
export const AHEAD = 2 * HOUR;
/** The day is read again after this time at the latest, because it looks only so far ahead. */
export const LOOK_AHEAD_AGAIN = HOUR;
/**
 * While somebody waits, the day is read again after this time: a browser that vanishes does not say so, and counts as
 * gone when it has been silent for a quarter of a minute.
 */
export const LOOK_AGAIN = MINUTE;

/** Returns whether the call of an appointment is open, or the doctor should be there soon. Pure. */
function isOver({ latestAt, isEmergency }: UnderWay, now: Date): boolean {
  const planned = isEmergency ? CALL_WINDOW.plannedEmergency : CALL_WINDOW.planned;
  return now >= later(latestAt, (planned + CALL_WINDOW.after) * MINUTE);
}

/** Returns from when on the doctor counts as late. Pure. */
export function lateFrom({ expectedAt }: UnderWay): Date {
  return later(expectedAt, LATE_AFTER);
}

/**
 * Returns whether the doctor of an appointment is late: it should have begun, nobody has seen the doctor, and its call
 * is still open. Telephone calls that the doctor has made are judged by the caller. Pure.
 */
export function isDoctorLate(one: UnderWay, call: CallState | undefined, now: Date): boolean {
  return lateFrom(one) <= now && !isOver(one, now) && call?.doctorHere !== true && call?.hasBegun !== true;
}

/** Returns how the patient of an appointment waits; null for one who does not. Pure. */
export function waitOf(one: UnderWay, call: CallState | undefined, now: Date): 'here' | 'call-back' | 'told' | null {
  if (call === undefined || call.doctorHere || isOver(one, now)) return null;
  if (call.patientHere) return 'here';
  if (call.hasBegun || call.callBack === 'none') return null;
  return call.callBack === 'told' ? 'told' : 'call-back';
}

/** Returns a name as the front desk reads it: 'Asha M.' Pure. */
export function shortName(fullName: string): string {
  const [first = '', ...others] = fullName.trim().split(/\s+/u);
  const last = others.at(-1);
  return last === undefined ? first : `${first} ${/^./u.exec(last)![0].toUpperCase()}.`;
}
