import type { PAYMENT_STATES } from '@tabibu/contract/payments';

export type PaymentState = (typeof PAYMENT_STATES)[number];

/**
 * The states that may follow each state.
 * - created: has a price and a reference; the provider has not been asked.
 * - requested: the provider took the request.
 * - unknown: money may have moved; nobody knows.
 * - settled: our own status query proved the payment; we hold the money.
 * - refused: no money moved.
 * - voided: given up before the provider was asked.
 * - refund-due: we owe the money to the payer; it may be kept for another thing of the same kind and price.
 * - refunded: the money went back.
 */
export const TRANSITIONS: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  created: ['requested', 'unknown', 'settled', 'refused', 'voided'],
  requested: ['unknown', 'settled', 'refused'],
  unknown: ['settled', 'refused'],
  settled: ['refund-due'],
  // A late success: the provider's proof that money moved overrides our earlier conclusion (C41).
  refused: ['settled'],
  voided: ['settled'],
  'refund-due': ['refunded', 'settled'],
  refunded: [],
};

/** States in which no second payment may be opened for the same purpose (P-06). */
export const LIVE: readonly PaymentState[] = ['created', 'requested', 'unknown', 'settled', 'refund-due'];

/** States in which we still wait for the provider's answer. */
export const WAITING: readonly PaymentState[] = ['created', 'requested', 'unknown'];

/** States in which money may still arrive or is owed back. */
export const OPEN_MONEY = ['requested', 'unknown', 'refund-due'] as const satisfies readonly PaymentState[];

export type OpenMoney = (typeof OPEN_MONEY)[number];
