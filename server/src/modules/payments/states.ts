import type { PAYMENT_STATES } from '@tabibu/contract/payments';

export type PaymentState = (typeof PAYMENT_STATES)[number];

/**
 * created: priced and referred; nothing asked. requested: the provider took the request. unknown: money may have moved, nobody knows.
 * settled: our own query agreed; the money is held. refused: no money moved. voided: given up before anything was asked.
 * refund-due: the money is owed to the payer. refunded: given back.
 */
export const TRANSITIONS: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  created: ['requested', 'unknown', 'settled', 'refused', 'voided'],
  requested: ['unknown', 'settled', 'refused'],
  unknown: ['settled', 'refused'],
  settled: ['refund-due'],
  // A late success: the provider's truth overtakes what we concluded (C41).
  refused: ['settled'],
  voided: ['settled'],
  'refund-due': ['refunded'],
  refunded: [],
};

/** States in which a payment keeps its purpose: no second one is opened beside it (P-06). */
export const LIVE: readonly PaymentState[] = ['created', 'requested', 'unknown', 'settled', 'refund-due'];

/** States in which the provider's answer is still awaited. */
export const WAITING: readonly PaymentState[] = ['created', 'requested', 'unknown'];

/** States in which money may still come, or is owed back. */
export const OPEN_MONEY = ['requested', 'unknown', 'refund-due'] as const satisfies readonly PaymentState[];

export type OpenMoney = (typeof OPEN_MONEY)[number];
