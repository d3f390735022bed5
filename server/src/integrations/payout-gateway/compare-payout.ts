import type { GatewayPaymentState, RefusalReason } from '../payment-gateway/port.ts';

/** The payout that we sent, from our own tables. */
export interface ExpectedPayout {
  readonly externalId: string;
  readonly transactionId: string | null;
  /** Integer, minor units. */
  readonly amount: number;
  readonly currency: string;
  readonly method: string;
}

export type PayoutVerdict =
  | { readonly verdict: 'paid' }
  | { readonly verdict: 'declined'; readonly reason: RefusalReason }
  | { readonly verdict: 'not-yet' }
  /** The provider says paid, but another amount, in another way, or without saying how much. */
  | { readonly verdict: 'doubtful'; readonly doubt: 'amount' | 'other' | 'unproven' };

/**
 * Decides what a status answer says about a payout (P-05): paid only if it names the amount that we sent and
 * contradicts nothing else. That the provider does not know the payout proves nothing, because the request may still be
 * on its way. Pure.
 */
export function comparePayout(expected: ExpectedPayout, told: GatewayPaymentState): PayoutVerdict {
  if (told.state !== 'paid' && told.state !== 'refused') return { verdict: 'not-yet' };
  const { externalId, transactionId, amount, currency, operator } = told;
  const bothIds = transactionId !== null && expected.transactionId !== null;
  const another =
    (externalId !== null && externalId !== expected.externalId) ||
    (bothIds && transactionId !== expected.transactionId) ||
    (operator !== null && operator !== expected.method);
  if (another) return { verdict: 'doubtful', doubt: 'other' };
  if (told.state === 'refused') return { verdict: 'declined', reason: told.reason };
  const differs =
    (amount !== null && amount !== expected.amount) || (currency !== null && currency !== expected.currency);
  if (differs) return { verdict: 'doubtful', doubt: 'amount' };
  return amount === null ? { verdict: 'doubtful', doubt: 'unproven' } : { verdict: 'paid' };
}
