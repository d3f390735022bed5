import type { BOOKING_STATES } from '@tabibu/contract/bookings';

export type BookingState = (typeof BOOKING_STATES)[number];
export type Funding = 'payment' | 'coupon' | 'credit' | 'grant';
export type EmergencyState = 'ringing' | 'accepted' | 'escalated';
export type Canceller = 'patient' | 'doctor' | 'staff' | 'system';

/**
 * One transition of a booking: what causes it and what becomes of the money. The trigger on `bookings` enforces the
 * same list.
 */
export interface Edge {
  readonly from: BookingState;
  readonly to: BookingState;
  readonly who: string;
  readonly money: string;
}

export const EDGES: readonly Edge[] = [
  { from: 'awaiting-payment', to: 'scheduled', who: 'a settled payment', money: 'pays for the booking' },
  {
    from: 'awaiting-payment',
    to: 'expired',
    who: 'the end of the hold',
    money: 'none; a payment that comes later is kept or given back',
  },
  { from: 'awaiting-payment', to: 'cancelled', who: 'the patient', money: 'an unsent payment is voided' },
  {
    from: 'expired',
    to: 'scheduled',
    who: 'a payment that came late, while the slot is free',
    money: 'pays for the booking',
  },
  {
    from: 'scheduled',
    to: 'cancelled',
    who: 'patient, doctor or staff before the start; afterwards the system when the doctor did not come',
    money: 'refund due',
  },
  { from: 'scheduled', to: 'completed', who: 'the consultation', money: 'earned' },
  {
    from: 'scheduled',
    to: 'missed',
    who: 'the doctor or staff, or the system when the patient did not come',
    money: 'stays',
  },
];

/** The words of the specification for each state (C27). */
export const STATUS_WORDS: Readonly<Record<BookingState, 'pending' | 'scheduled' | 'completed' | 'cancelled'>> = {
  'awaiting-payment': 'pending',
  scheduled: 'scheduled',
  completed: 'completed',
  missed: 'completed',
  expired: 'cancelled',
  cancelled: 'cancelled',
};
