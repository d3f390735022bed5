import type { CancelEffect } from '@tabibu/contract/booking-desk-words';
import type { AppointmentBody } from '@tabibu/contract/bookings';
import { CALL_WINDOW } from '@tabibu/contract/call-window';
import type { DoctorAppointmentBody } from '@tabibu/contract/doctor-day';
import { MINUTE, later } from '../../platform/time.ts';
import type { OpenMoney } from '../payments/index.ts';
import { latestTime, outcomeAnswersOf, windowOf } from './call-policy.ts';
import { MAX_PERSON_CHANGES, NUMBER_SHOWN_AFTER, PERSON_STANDS_BEFORE, RING_DURATION } from './rules.ts';
import type { BookingState, Canceller, EmergencyState, Funding } from './states.ts';

/** The columns of a booking that the functions of this file read. */
export interface PolicyFacts {
  readonly state: BookingState;
  readonly is_emergency: boolean;
  readonly starts_at: Date | null;
  readonly expected_at: Date | null;
  readonly latest_told_at: Date | null;
  readonly call_type: 'phone' | 'video';
  readonly hold_expires_at: Date | null;
  readonly funding: Funding | null;
  readonly contestable_until: Date | null;
  readonly credited_contest_until: Date | null;
  readonly contested_at: Date | null;
  readonly contest_outcome: 'kept' | 'refunded' | null;
  readonly emergency_state: EmergencyState | null;
  readonly others_rung_at: Date | null;
  readonly movable_until: Date | null;
  readonly spoken_at: Date | null;
  readonly denied_at: Date | null;
  readonly connected_at: Date | null;
  readonly doctor_called_at: Date | null;
}

/** Returns whether the booking is an unpaid hold that has not ended. */
export function isHeld(booking: PolicyFacts, now: Date): boolean {
  return booking.state === 'awaiting-payment' && booking.hold_expires_at !== null && booking.hold_expires_at > now;
}

/**
 * Returns whether the booking may be cancelled: until its start (C28). An emergency that no doctor has accepted has no
 * start and may be cancelled.
 */
export function mayCancel(booking: Pick<PolicyFacts, 'state' | 'starts_at'>, now: Date): boolean {
  if (booking.state === 'awaiting-payment') return true;
  return booking.state === 'scheduled' && (booking.starts_at === null || booking.starts_at > now);
}

/** Returns what cancelling the booking would do with its money; null when it cannot be cancelled any more (W69). */
export function cancelEffectOf(
  booking: Pick<PolicyFacts, 'state' | 'starts_at' | 'funding'> & { readonly credit_amount: number },
  now: Date,
): CancelEffect | null {
  if (!mayCancel(booking, now)) return null;
  if (booking.state === 'awaiting-payment') return 'nothing-paid';
  if (booking.funding === 'payment') return booking.credit_amount === 0 ? 'refund' : 'refund-and-credit';
  if (booking.funding === 'coupon') return 'call';
  return booking.funding === 'credit' ? 'credit' : 'nothing-owed';
}

/**
 * Returns whether the patient may move the appointment: paid, no emergency, and not begun. After the start only while
 * `movable_until` allows it, because its call was never connected (R-18e).
 */
export function mayMove(
  booking: Pick<PolicyFacts, 'state' | 'is_emergency' | 'starts_at' | 'movable_until'>,
  now: Date,
): boolean {
  if (booking.state !== 'scheduled' || booking.is_emergency || booking.starts_at === null) return false;
  return booking.starts_at > now || (booking.movable_until !== null && booking.movable_until > now);
}

/**
 * Returns until when its patient may say that a paid appointment is for somebody else: a quarter of an hour before the
 * start, when its doctor prepares. Null when it is too late, for an emergency, and after `MAX_PERSON_CHANGES`.
 */
export function personUntil(
  booking: Pick<PolicyFacts, 'state' | 'is_emergency' | 'starts_at'> & { readonly person_changes: number },
  now: Date,
): Date | null {
  const { state, is_emergency: isEmergency, starts_at: startsAt, person_changes: changes } = booking;
  if (state !== 'scheduled' || isEmergency || startsAt === null || changes >= MAX_PERSON_CHANGES) return null;
  const until = later(startsAt, -PERSON_STANDS_BEFORE);
  return now < until ? until : null;
}

/**
 * Returns whether the money of a cancelled appointment may pay for another one, as long as it is there: somebody else
 * than its patient cancelled it, and it was paid by money or credit.
 */
export function mayBookAgain(booking: {
  readonly state: BookingState;
  readonly is_emergency: boolean;
  readonly funding: Funding | null;
  readonly cancelled_by: Canceller | null;
  readonly new_appointment_at: Date | null;
  readonly rebooked_as: string | null;
}): boolean {
  const { state, is_emergency: isEmergency, funding, cancelled_by: by } = booking;
  if (state !== 'cancelled' || isEmergency || by === null || by === 'patient') return false;
  if (booking.new_appointment_at !== null || booking.rebooked_as !== null) return false;
  return funding === 'payment' || funding === 'credit';
}

/**
 * Returns whether the call may be joined: from ten minutes before the start, in an emergency from its acceptance, until
 * fifteen minutes after the planned end. An announced delay postpones that end (K-01).
 */
export function mayJoin(booking: PolicyFacts, now: Date): boolean {
  if (booking.state !== 'scheduled' || booking.starts_at === null) return false;
  return (
    later(booking.starts_at, booking.is_emergency ? 0 : -CALL_WINDOW.before * MINUTE) <= now &&
    !isCallClosed(booking, now)
  );
}

/** Returns whether the call can no longer be joined, because its last minute has passed. False without a start. */
export function isCallClosed(booking: PolicyFacts, now: Date): boolean {
  const { starts_at: startsAt, is_emergency: isEmergency } = booking;
  if (startsAt === null) return false;
  const { planned, plannedEmergency, after } = CALL_WINDOW;
  return now >= later(latestTime(booking, startsAt), ((isEmergency ? plannedEmergency : planned) + after) * MINUTE);
}

/** Returns when an emergency is escalated if no doctor accepts it. Null when it is not ringing. */
export function escalatesAt(
  booking: Pick<PolicyFacts, 'state' | 'emergency_state'> & { readonly rung_at: Date | null },
): Date | null {
  if (booking.state !== 'scheduled' || booking.emergency_state !== 'ringing' || booking.rung_at === null) return null;
  return later(booking.rung_at, RING_DURATION);
}

/** Whether the patient may say that it did not take place: of what the call proves for a day too. */
function isContestable(booking: PolicyFacts, now: Date): boolean {
  const until = booking.contestable_until ?? booking.credited_contest_until;
  return booking.contested_at === null && until !== null && now < until;
}

/** Returns what the patient may do now, in the order in which the page offers it. */
export function actionsOf(
  booking: PolicyFacts,
  now: Date,
  hasReceipt: boolean,
  paymentAwaited = false,
): AppointmentBody['actions'] {
  const actions: AppointmentBody['actions'] = [];
  // Not offered while an earlier payment may still succeed, so that nobody pays twice.
  if (isHeld(booking, now) && !paymentAwaited) actions.push('pay');
  if (mayJoin(booking, now)) actions.push('join');
  if (mayMove(booking, now)) actions.push('reschedule');
  if (mayMove(booking, now) && booking.movable_until === null) actions.push('calendar');
  if (mayCancel(booking, now)) actions.push('cancel');
  if (hasReceipt) actions.push('receipt');
  if (isContestable(booking, now)) actions.push('contest');
  for (const say of outcomeAnswersOf(booking, now)) actions.push(`say-${say}`);
  return actions;
}

/**
 * Returns the next instant at which time alone changes what either side may do with an appointment; null when none
 * comes. A page reads it again then, so that nobody finds a shut room that the server has opened.
 */
export function changesAt(booking: PolicyFacts, now: Date): Date | null {
  if (booking.starts_at === null || booking.state !== 'scheduled') return null;
  const { opensAt, numberFrom, askedFrom, closesAt } = windowOf({ ...booking, starts_at: booking.starts_at });
  const coming = [opensAt, booking.starts_at, numberFrom, askedFrom, closesAt].filter((at) => at > now);
  return coming.length === 0 ? null : new Date(Math.min(...coming.map((at) => at.getTime())));
}

/** Returns whether a scheduled appointment has begun at most two hours ago. After that it no longer counts as late. */
export function isLate(booking: PolicyFacts, now: Date): boolean {
  return (
    booking.state === 'scheduled' &&
    booking.starts_at !== null &&
    booking.starts_at <= now &&
    now <= later(booking.starts_at, NUMBER_SHOWN_AFTER)
  );
}

/** Returns what the doctor may do now. A doctor cannot cancel an unpaid hold. */
export function doctorActionsOf(booking: PolicyFacts, now: Date): DoctorAppointmentBody['actions'] {
  const actions: DoctorAppointmentBody['actions'] = [];
  if (mayJoin(booking, now)) actions.push('join');
  if (booking.state === 'scheduled' && mayCancel(booking, now)) actions.push('cancel');
  return actions;
}

/** Returns why a patient's booking prevents the erasure of the patient's account; null when it does not. */
export function patientObstacleOf(
  booking: PolicyFacts,
  now: Date,
): 'appointment' | 'emergency' | 'call' | 'contest' | null {
  if (isUndecided(booking)) return 'contest';
  if (booking.state !== 'scheduled') return null;
  if (booking.starts_at === null) return 'emergency';
  if (booking.starts_at > now || (booking.movable_until !== null && booking.movable_until > now)) return 'appointment';
  if (isCallClosed(booking, now)) return null;
  return booking.is_emergency ? 'emergency' : 'call';
}

/**
 * Returns why a booking prevents the erasure of its doctor's account: a patient waits for it, or the doctor's share is
 * not credited yet. Null when it does not.
 */
export function doctorObstacleOf(
  booking: PolicyFacts,
  now: Date,
): 'patient_appointment' | 'patient_emergency' | 'patient_visit' | 'earning' | null {
  if (isUndecided(booking)) return 'earning';
  if (booking.state === 'completed')
    return booking.contestable_until !== null && booking.contestable_until > now && booking.contested_at === null
      ? 'earning'
      : null;
  if (booking.state !== 'scheduled' || booking.starts_at === null) return null;
  if (booking.is_emergency) return 'patient_emergency';
  return booking.starts_at > now ? 'patient_appointment' : 'patient_visit';
}

/** Returns whether the patient contested a consultation about which nobody has decided. */
function isUndecided({ state, contested_at: contested, contest_outcome: outcome }: PolicyFacts): boolean {
  return state === 'completed' && contested !== null && outcome === null;
}

/** Returns why an open payment prevents the erasure of the payer's account. */
export function moneyObstacleOf(state: OpenMoney): 'payment' | 'refund' {
  return state === 'refund-due' ? 'refund' : 'payment';
}
