import type { AppointmentStage, MoneyStage } from '@tabibu/contract/stages';
import type { PaymentFacts } from '../payments/index.ts';
import { isHeld, isCallClosed, mayJoin } from './policy.ts';
import type { PolicyFacts } from './policy.ts';

/** States of a payment that may still succeed, or that has just succeeded and is not yet booked. */
const UNDER_WAY: readonly PaymentFacts['state'][] = ['created', 'requested', 'unknown', 'settled'];

/**
 * Returns the stage of a booking, computed from the booking, its payment and the time (C27, W23, W09). Pure. No other
 * code decides a stage.
 */
export function appointmentStage(booking: PolicyFacts, payment: PaymentFacts | null, now: Date): AppointmentStage {
  switch (booking.state) {
    case 'awaiting-payment':
      return unpaidStage(booking, payment, now);
    case 'expired':
      return paymentStage(payment) ?? 'not-paid';
    case 'scheduled':
      return booking.is_emergency ? emergencyStage(booking, now) : scheduledStage(booking, now);
    case 'completed':
      return completedStage(booking, now);
    default:
      return booking.state;
  }
}

function unpaidStage(booking: PolicyFacts, payment: PaymentFacts | null, now: Date): AppointmentStage {
  return paymentStage(payment) ?? (isHeld(booking, now) ? 'to-pay' : 'not-paid');
}

/**
 * Returns the stage of a payment that was sent and has no result yet, also after the hold has ended: the patient must
 * not read "nothing was paid" while money may be moving. Undefined for any other payment.
 */
function paymentStage(payment: PaymentFacts | null): 'paying' | 'payment-unclear' | undefined {
  if (payment?.isUnclear === true) return 'payment-unclear';
  return payment?.isSent === true && UNDER_WAY.includes(payment.state) ? 'paying' : undefined;
}

function scheduledStage(booking: PolicyFacts, now: Date): AppointmentStage {
  if (isCallClosed(booking, now)) return 'undecided';
  if (booking.expected_at !== null && now < booking.expected_at) return 'delayed';
  return mayJoin(booking, now) ? 'open' : 'planned';
}

function emergencyStage(booking: PolicyFacts, now: Date): AppointmentStage {
  if (booking.emergency_state === 'escalated') return 'escalated';
  if (booking.emergency_state !== 'accepted') return booking.others_rung_at === null ? 'ringing-first' : 'ringing';
  return isCallClosed(booking, now) ? 'undecided' : 'accepted';
}

function completedStage(
  { contested_at: contestedAt, contest_outcome: outcome, contestable_until: until }: PolicyFacts,
  now: Date,
): AppointmentStage {
  if (outcome !== null) return outcome === 'kept' ? 'completed' : 'overturned';
  if (contestedAt !== null) return 'contested';
  return until !== null && now < until ? 'claimed' : 'completed';
}

/**
 * Returns what became of the money, computed from the stage and the payment. `byCredit`: credit alone has paid, so
 * there is no payment; `isCreditGiven`: the patient got credit of the price for another appointment; `byCoupon`: a call
 * of a coupon has paid; `isRebooked`: the money pays for another appointment. Pure.
 */
export function moneyStage(
  stage: AppointmentStage,
  payment: PaymentFacts | null,
  byCredit = false,
  isCreditGiven = false,
  byCoupon = false,
  isRebooked = false,
): MoneyStage {
  if (isRebooked) return 'rebooked';
  if (isCreditGiven) return 'credit-given';
  if (byCoupon) return callStage(stage);
  if (byCredit) return stage === 'cancelled' || stage === 'overturned' ? 'credit-back' : paidStage(stage);
  if (payment?.isUnclear === true) return 'unclear';
  if (payment?.isGivenUp === true) return 'given-up';
  switch (payment?.state) {
    case undefined:
    case 'voided':
    case 'refused':
      return 'nothing-taken';
    case 'refund-due':
      return 'refund-due';
    case 'refunded':
      return 'refunded';
    case 'settled':
      return paidStage(stage);
    default:
      return payment?.isSent === true ? 'asked' : 'nothing-taken';
  }
}

/** Returns what became of the call of a coupon. */
function callStage(stage: AppointmentStage): MoneyStage {
  if (stage === 'cancelled' || stage === 'overturned') return 'call-back';
  return stage === 'missed' ? 'call-lost' : 'call-used';
}

function paidStage(stage: AppointmentStage): MoneyStage {
  if (stage === 'missed') return 'kept';
  return stage === 'contested' || stage === 'undecided' ? 'waits' : 'paid';
}
