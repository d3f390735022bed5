import type { AppointmentStage, MoneyStage } from '@tabibu/contract/stages';
import type { PaymentFacts } from '../payments/index.ts';
import { isHeld, isRoomClosed, mayJoin } from './policy.ts';
import type { Standing } from './policy.ts';

/** The states of a payment whose request may have reached the network, or whose money has just come. */
const UNDER_WAY: readonly PaymentFacts['state'][] = ['created', 'requested', 'unknown', 'settled'];

/** Where a booking stands, from all facts (C27, W23, W09). Pure; the only place that decides it. */
export function appointmentStage(booking: Standing, payment: PaymentFacts | null, now: Date): AppointmentStage {
  switch (booking.state) {
    case 'awaiting-payment': return unpaidStage(booking, payment, now);
    case 'expired': return paymentStage(payment) ?? 'not-paid';
    case 'scheduled': return booking.is_emergency ? emergencyStage(booking, now) : scheduledStage(booking, now);
    case 'completed': return completedStage(booking, now);
    default: return booking.state;
  }
}

function unpaidStage(booking: Standing, payment: PaymentFacts | null, now: Date): AppointmentStage {
  return paymentStage(payment) ?? (isHeld(booking, now) ? 'to-pay' : 'not-paid');
}

/** A payment that was sent and has no end outlives the hold: nobody is told that nothing was paid while money may be moving. */
function paymentStage(payment: PaymentFacts | null): 'paying' | 'payment-unclear' | undefined {
  if (payment?.isUnclear === true) return 'payment-unclear';
  return payment?.isSent === true && UNDER_WAY.includes(payment.state) ? 'paying' : undefined;
}

function scheduledStage(booking: Standing, now: Date): AppointmentStage {
  if (isRoomClosed(booking, now)) return 'undecided';
  if (booking.expected_at !== null && now < booking.expected_at) return 'delayed';
  return mayJoin(booking, now) ? 'open' : 'planned';
}

function emergencyStage(booking: Standing, now: Date): AppointmentStage {
  if (booking.emergency_state === 'escalated') return 'escalated';
  if (booking.emergency_state !== 'accepted') return booking.others_rung_at === null ? 'ringing-first' : 'ringing';
  return isRoomClosed(booking, now) ? 'undecided' : 'accepted';
}

function completedStage({ contested_at: contestedAt, contestable_until: until }: Standing, now: Date): AppointmentStage {
  if (contestedAt !== null) return 'contested';
  return until !== null && now < until ? 'claimed' : 'completed';
}

/** What became of the money, from the stage and the payment. Pure. */
export function moneyStage(stage: AppointmentStage, payment: PaymentFacts | null): MoneyStage {
  if (payment?.isUnclear === true) return 'unclear';
  if (payment?.isGivenUp === true) return 'given-up';
  switch (payment?.state) {
    case undefined: case 'voided': case 'refused': return 'nothing-taken';
    case 'refund-due': return 'refund-due';
    case 'refunded': return 'refunded';
    case 'settled': return paidStage(stage);
    default: return payment?.isSent === true ? 'asked' : 'nothing-taken';
  }
}

function paidStage(stage: AppointmentStage): MoneyStage {
  if (stage === 'missed') return 'kept';
  return stage === 'contested' || stage === 'undecided' ? 'waits' : 'paid';
}
