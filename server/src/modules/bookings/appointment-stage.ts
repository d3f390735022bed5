import type { AppointmentStage, MoneyStage } from '@tabibu/contract/stages';
import type { PaymentState } from '../payments/index.ts';
import { isHeld, isRoomClosed, mayJoin } from './policy.ts';
import type { Standing } from './policy.ts';

/** The states of a payment whose request may have reached the network and has no end yet. */
const ASKED: readonly PaymentState[] = ['created', 'requested'];

/** What is known of the payment of a booking. */
export interface PaymentFacts {
  readonly state: PaymentState;
  /** The payer chose how to pay: the network is being asked. */
  readonly isSent: boolean;
  /** No answer within the time that the page tells, or what was seen is not what was ordered. */
  readonly isUnclear: boolean;
}

/** Where a booking stands, from all facts (C27, W23, W09). Pure; the only place that decides it. */
export function appointmentStage(booking: Standing, payment: PaymentFacts | null, now: Date): AppointmentStage {
  switch (booking.state) {
    case 'awaiting-payment': return unpaidStage(booking, payment, now);
    case 'expired': return payment?.isUnclear === true ? 'payment-unclear' : 'not-paid';
    case 'scheduled': return booking.is_emergency ? emergencyStage(booking, now) : scheduledStage(booking, now);
    case 'completed': return completedStage(booking, now);
    default: return booking.state;
  }
}

function unpaidStage(booking: Standing, payment: PaymentFacts | null, now: Date): AppointmentStage {
  if (payment?.isUnclear === true) return 'payment-unclear';
  if (payment?.isSent === true && ASKED.includes(payment.state)) return 'paying';
  return isHeld(booking, now) ? 'to-pay' : 'not-paid';
}

function scheduledStage(booking: Standing, now: Date): AppointmentStage {
  if (isRoomClosed(booking, now)) return 'undecided';
  if (booking.expected_at !== null && now < booking.expected_at) return 'delayed';
  return mayJoin(booking, now) ? 'open' : 'planned';
}

function emergencyStage(booking: Standing, now: Date): AppointmentStage {
  if (booking.emergency_state !== 'accepted') return booking.emergency_state ?? 'ringing';
  return isRoomClosed(booking, now) ? 'undecided' : 'accepted';
}

function completedStage({ contested_at: contestedAt, contestable_until: until }: Standing, now: Date): AppointmentStage {
  if (contestedAt !== null) return 'contested';
  return until !== null && now < until ? 'claimed' : 'completed';
}

/** What became of the money, from the stage and the payment. Pure. */
export function moneyStage(stage: AppointmentStage, payment: PaymentFacts | null): MoneyStage {
  if (payment?.isUnclear === true) return 'unclear';
  switch (payment?.state) {
    case undefined: case 'voided': case 'refused': return 'nothing-taken';
    case 'refund-due': return 'refund-due';
    case 'refunded': return 'refunded';
    case 'settled': return paidStage(stage);
    case 'unknown': return 'unclear';
    default: return payment?.isSent === true ? 'asked' : 'nothing-taken';
  }
}

function paidStage(stage: AppointmentStage): MoneyStage {
  if (stage === 'missed') return 'kept';
  return stage === 'contested' || stage === 'undecided' ? 'waits' : 'paid';
}
