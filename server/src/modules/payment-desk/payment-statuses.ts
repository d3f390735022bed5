import { PAYMENT_STATUSES } from '@tabibu/contract/payment-desk-words';
import type { PaymentStatus } from '@tabibu/contract/payment-desk-words';
import type { Payment } from '../payments/index.ts';

type PaymentState = Payment['state'];

/** The states that each word of the list stands for. */
export const STATES: Readonly<Record<PaymentStatus, readonly PaymentState[]>> = {
  waiting: ['created', 'requested', 'unknown'],
  paid: ['settled'],
  failed: ['refused', 'voided'],
  'refund-due': ['refund-due'],
  refunded: ['refunded'],
};

/** The word of the list for each state. */
export const STATUS_OF_STATES = Object.fromEntries(
  PAYMENT_STATUSES.flatMap((status) => STATES[status].map((state) => [state, status] as const)),
) as Readonly<Record<PaymentState, PaymentStatus>>;
