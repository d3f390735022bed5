import type { CallbackReading, GatewayTruth } from './port.ts';

/** What we asked to be paid, from our own tables. */
export interface ExpectedPayment {
  externalId: string;
  transactionId: string | null;
  /** Integer, minor units. */
  amount: number;
  currency: string;
  method: string;
  payee: string;
}

export type Disagreement = 'reference' | 'transaction' | 'amount' | 'currency' | 'operator' | 'payee';

export type Agreement =
  | { verdict: 'paid'; by: 'status' | 'callback+status' }
  | { verdict: 'refused'; reason: Extract<GatewayTruth, { state: 'refused' }>['reason'] }
  | { verdict: 'not-yet' }
  /** Money moved, but not the money we asked for: to quarantine, never to the booking (W-06). */
  | { verdict: 'mismatch'; differs: Disagreement[] }
  /** The status says paid but leaves out what P-05 demands, and no signed callback fills it in. */
  | { verdict: 'unproven'; missing: Disagreement[] };

type Claim = Extract<CallbackReading, { kind: 'claim' }>;

/**
 * Decides whether a payment is paid (P-05): our own status query must say so and agree on reference, amount,
 * currency, operator and payee. Where the status answer leaves some of these out, a **signed** callback that claims
 * the same payment paid, with the right amount, completes it; a contradiction on either side is never overruled.
 * Pure.
 */
export function agree(expected: ExpectedPayment, truth: GatewayTruth, callback: CallbackReading | null): Agreement {
  if (truth.state === 'refused') return { verdict: 'refused', reason: truth.reason };
  if (truth.state !== 'paid') return { verdict: 'not-yet' };

  const differs = contradictions(expected, truth);
  if (differs.length > 0) return { verdict: 'mismatch', differs };

  const missing = silences(expected, truth);
  if (missing.length === 0) return { verdict: 'paid', by: 'status' };

  const claim = signedClaim(callback);
  if (claim === null || claim.claims !== 'paid' || claim.amount === null) return { verdict: 'unproven', missing };
  const claimDiffers = contradictions(expected, { ...claim, payee: null });
  if (claimDiffers.length > 0) return { verdict: 'mismatch', differs: claimDiffers };
  return { verdict: 'paid', by: 'callback+status' };
}

function signedClaim(callback: CallbackReading | null): Claim | null {
  return callback?.kind === 'claim' && callback.signed ? callback : null;
}

interface Said {
  externalId: string | null;
  transactionId: string | null;
  amount: number | null;
  currency: string | null;
  operator: string | null;
  payee: string | null;
}

function contradictions(expected: ExpectedPayment, said: Said): Disagreement[] {
  const differs: Disagreement[] = [];
  if (said.externalId !== null && said.externalId !== expected.externalId) differs.push('reference');
  const bothIds = said.transactionId !== null && expected.transactionId !== null;
  if (bothIds && said.transactionId !== expected.transactionId) differs.push('transaction');
  if (said.amount !== null && said.amount !== expected.amount) differs.push('amount');
  if (said.currency !== null && said.currency !== expected.currency) differs.push('currency');
  if (said.operator !== null && said.operator !== expected.method) differs.push('operator');
  if (said.payee !== null && said.payee !== expected.payee) differs.push('payee');
  return differs;
}

function silences(expected: ExpectedPayment, said: Said): Disagreement[] {
  const missing: Disagreement[] = [];
  // The provider's own id, learnt from our own request, names the payment as well as our reference does.
  const named = said.transactionId !== null && said.transactionId === expected.transactionId;
  if (said.externalId === null && !named) missing.push('reference');
  if (said.amount === null) missing.push('amount');
  if (said.currency === null) missing.push('currency');
  if (said.payee === null) missing.push('payee');
  return missing;
}
