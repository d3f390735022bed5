import type { AppointmentBody } from '@tabibu/contract/bookings';
import { CALL_WINDOW } from '@tabibu/contract/call-window';
import type { DoctorAppointmentBody } from '@tabibu/contract/doctor-day';
import { MINUTE, later } from '../../platform/time.ts';
import type { OpenMoney } from '../payments/index.ts';
import { NUMBER_AFTER, RING } from './rules.ts';
import type { BookingState, EmergencyState, Funding } from './states.ts';

/** What the decisions of this file look at. */
export interface Standing {
  readonly state: BookingState;
  readonly is_emergency: boolean;
  readonly starts_at: Date | null;
  readonly expected_at: Date | null;
  readonly call_type: 'phone' | 'video';
  readonly hold_expires_at: Date | null;
  readonly funding: Funding | null;
  readonly contestable_until: Date | null;
  readonly contested_at: Date | null;
  readonly emergency_state: EmergencyState | null;
  readonly others_rung_at: Date | null;
  readonly movable_until: Date | null;
  readonly denied_at: Date | null;
}

/** Is the slot still kept for its unpaid patient? */
export function isHeld(booking: Standing, now: Date): boolean {
  return booking.state === 'awaiting-payment' && booking.hold_expires_at !== null && booking.hold_expires_at > now;
}

/** Cancelling ends with the start (C28); an emergency nobody has accepted has no start yet. */
export function mayCancel(booking: Standing, now: Date): boolean {
  if (booking.state === 'awaiting-payment') return true;
  return booking.state === 'scheduled' && (booking.starts_at === null || booking.starts_at > now);
}

/** Only a paid ordinary appointment that has not begun can be moved, or one whose call never came about, for a while (R-18e). */
export function mayMove(booking: Standing, now: Date): boolean {
  if (booking.state !== 'scheduled' || booking.is_emergency || booking.starts_at === null) return false;
  return booking.starts_at > now || (booking.movable_until !== null && booking.movable_until > now);
}

/** From ten minutes before the start to fifteen after the planned end, which a told delay moves; in an emergency from acceptance on (K-01). */
export function mayJoin(booking: Standing, now: Date): boolean {
  if (booking.state !== 'scheduled' || booking.starts_at === null) return false;
  return later(booking.starts_at, booking.is_emergency ? 0 : -CALL_WINDOW.before * MINUTE) <= now && !isRoomClosed(booking, now);
}

/** The room of the call has closed for good. */
export function isRoomClosed({ starts_at: startsAt, expected_at: expectedAt, is_emergency: isEmergency }: Standing, now: Date): boolean {
  if (startsAt === null) return false;
  const { planned, plannedEmergency, after } = CALL_WINDOW;
  return now >= later(expectedAt ?? startsAt, ((isEmergency ? plannedEmergency : planned) + after) * MINUTE);
}

/** The doctor's number: a paid phone appointment, from payment to two hours after it (W24). In an emergency from acceptance on. */
function maySeeNumber(booking: Standing, now: Date): boolean {
  if (booking.call_type !== 'phone' || booking.funding === null || booking.starts_at === null) return false;
  return (booking.state === 'scheduled' || booking.state === 'completed') && now <= later(booking.starts_at, NUMBER_AFTER);
}

/** How the patient reaches the doctor by ordinary telephone: by the number, or, where a voice gateway is configured, by a call that joins both (W24). */
export function phoneWay(booking: Standing, now: Date, hasGateway: boolean): 'number' | 'bridge' | null {
  if (!maySeeNumber(booking, now)) return null;
  return hasGateway ? 'bridge' : 'number';
}

/** When patient and staff are told that nobody has accepted; null when it does not ring. */
export function escalatesAt(booking: Pick<Standing, 'state' | 'emergency_state'> & { readonly rung_at: Date | null }): Date | null {
  if (booking.state !== 'scheduled' || booking.emergency_state !== 'ringing' || booking.rung_at === null) return null;
  return later(booking.rung_at, RING);
}

/**
 * What the patient may say of whether the two spoke: that they did, from the start on; that they did not, once patience is over in an
 * appointment by phone, where no browser knows. Of what the doctor has marked as completed only the day to contest it is left.
 */
export function saysOf(booking: Standing, now: Date): ('spoke' | 'not-spoke')[] {
  if (booking.starts_at === null || now < booking.starts_at) return [];
  if (isContestable(booking, now)) return ['spoke'];
  if (booking.state !== 'scheduled') return [];
  const patience = later(booking.expected_at ?? booking.starts_at, CALL_WINDOW.patience * MINUTE);
  const mayDeny = booking.call_type === 'phone' && !booking.is_emergency && booking.denied_at === null && now >= patience;
  return mayDeny ? ['spoke', 'not-spoke'] : ['spoke'];
}

function isContestable(booking: Standing, now: Date): boolean {
  return booking.contested_at === null && booking.contestable_until !== null && now < booking.contestable_until;
}

/** What the patient may do now, in the order in which it is offered. */
export function actionsOf(booking: Standing, now: Date, hasReceipt: boolean, paymentAwaited = false): AppointmentBody['actions'] {
  const actions: AppointmentBody['actions'] = [];
  // Never while money may be moving: no way leads to paying twice.
  if (isHeld(booking, now) && !paymentAwaited) actions.push('pay');
  if (mayJoin(booking, now)) actions.push('join');
  if (mayMove(booking, now)) actions.push('reschedule');
  if (mayMove(booking, now) && booking.movable_until === null) actions.push('calendar');
  if (mayCancel(booking, now)) actions.push('cancel');
  if (hasReceipt) actions.push('receipt');
  if (isContestable(booking, now)) actions.push('contest');
  for (const say of saysOf(booking, now)) actions.push(`say-${say}`);
  return actions;
}

/** The start has passed and the consultation is not over; after two hours it is no longer awaited. */
export function isLate(booking: Standing, now: Date): boolean {
  return booking.state === 'scheduled' && booking.starts_at !== null && booking.starts_at <= now && now <= later(booking.starts_at, NUMBER_AFTER);
}

/** What the doctor may do now. An unpaid hold is still the patient's own business. */
export function doctorActionsOf(booking: Standing, now: Date): DoctorAppointmentBody['actions'] {
  const actions: DoctorAppointmentBody['actions'] = [];
  if (mayJoin(booking, now)) actions.push('join');
  if (booking.state === 'scheduled' && mayCancel(booking, now)) actions.push('cancel');
  return actions;
}

/** What a patient's scheduled booking is to somebody who wants to leave: something that is still to come or under way, or nothing (null). */
export function patientObstacleOf(booking: Standing, now: Date): 'appointment' | 'emergency' | 'call' | null {
  if (booking.state !== 'scheduled') return null;
  if (booking.starts_at === null) return 'emergency';
  if (booking.starts_at > now || (booking.movable_until !== null && booking.movable_until > now)) return 'appointment';
  if (isRoomClosed(booking, now)) return null;
  return booking.is_emergency ? 'emergency' : 'call';
}

/** What a booking with a doctor is to that doctor who wants to leave: patients wait for it, or its pay is not credited yet. */
export function doctorObstacleOf(booking: Standing, now: Date): 'patient_appointment' | 'patient_emergency' | 'patient_visit' | 'earning' | null {
  if (booking.state === 'completed') return booking.contestable_until !== null && booking.contestable_until > now && booking.contested_at === null ? 'earning' : null;
  if (booking.state !== 'scheduled' || booking.starts_at === null) return null;
  if (booking.is_emergency) return 'patient_emergency';
  return booking.starts_at > now ? 'patient_appointment' : 'patient_visit';
}

/** What open money of a patient is to somebody who wants to leave. */
export function moneyObstacleOf(state: OpenMoney): 'payment' | 'refund' {
  return state === 'refund-due' ? 'refund' : 'payment';
}
