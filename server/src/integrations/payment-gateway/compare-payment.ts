import type { CallbackReading, GatewayPaymentState } from './port.ts';

/** The payment that we requested, from our own tables. */
export interface ExpectedPayment {
  externalId: string;
  transactionId: string | null;
  /** Integer, minor units. */
  amount: number;
  currency: string;
  method: string;
  payee: string;
}

type PaymentMismatch =
  | 'reference'
  | 'transaction'
  | 'amount'
  | 'currency'
  | 'operator'
  | 'payee'
  | 'claims'
  | 'earlier-answer';

export type PaymentComparison =
  | { verdict: 'paid'; by: 'status' | 'callback+status' }
  | { verdict: 'refused'; reason: Extract<GatewayPaymentState, { state: 'refused' }>['reason'] }
  | { verdict: 'not-yet' }
  /** Money moved, but not as we requested: it goes to a case for staff and is never credited to the booking (W-06). */
  | { verdict: 'mismatch'; differs: PaymentMismatch[] }
  /** The status says paid but leaves out something that P-05 demands, and no signed callback supplies it. */
  | { verdict: 'unproven'; missing: PaymentMismatch[] };

export type Claim = Extract<CallbackReading, { kind: 'claim' }>;

/** What else is known about the payment beside the status answer. */
export interface PaymentClaims {
  /** Every callback about the payment, signed or not. */
  readonly claims: readonly Claim[];
  /** An earlier status answer contradicted the order, and that is not resolved yet. */
  readonly doubted: boolean;
}

/**
 * Decides whether a payment is paid (P-05): our own status query must say so and agree on reference, amount, currency,
 * operator and payee. Where the answer leaves some of these out, a **signed** callback may supply what its signature
 * covers. When claims contradict the order, each other or an earlier answer, no claim counts: only a status answer that
 * states everything settles the payment. Pure.
 */
export function comparePayment(
  expected: ExpectedPayment,
  truth: GatewayPaymentState,
  heard: PaymentClaims,
): PaymentComparison {
  if (truth.state === 'refused') return { verdict: 'refused', reason: truth.reason };
  if (truth.state !== 'paid') return { verdict: 'not-yet' };

  const differs = contradictions(expected, truth);
  if (differs.length > 0) return { verdict: 'mismatch', differs };

  const missing = missingFields(expected, truth);
  if (missing.length === 0) return { verdict: 'paid', by: 'status' };

  const disputed = disputes(expected, heard);
  if (disputed.length > 0) return { verdict: 'mismatch', differs: disputed };
  return heard.claims.some((claim) => completes(claim, missing))
    ? { verdict: 'paid', by: 'callback+status' }
    : { verdict: 'unproven', missing };
}

/**
 * Returns what speaks against the claims: differences from the order, signed claims of both success and failure, and an
 * earlier contradicting answer.
 */
function disputes(expected: ExpectedPayment, { claims, doubted }: PaymentClaims): PaymentMismatch[] {
  const differs = new Set(
    claims
      .filter(({ claims: said }) => said === 'paid')
      .flatMap((claim) => contradictions(expected, { ...claim, payee: null })),
  );
  const ends = new Set(
    claims.filter(({ signed, claims: said }) => signed && said !== 'pending').map(({ claims: said }) => said),
  );
  if (ends.size > 1) differs.add('claims');
  if (doubted) differs.add('earlier-answer');
  return [...differs];
}

/**
 * True when the signature of a claim of success covers everything that the status answer left out. The payee needs no
 * cover, because the signature is made for our account.
 */
function completes(claim: Claim, missing: readonly PaymentMismatch[]): boolean {
  if (!claim.signed || claim.claims !== 'paid' || claim.amount === null) return false;
  const covered: readonly string[] = claim.covers;
  return ['reference', 'state', ...missing].every((field) => field === 'payee' || covered.includes(field));
}

interface Said {
  externalId: string | null;
  transactionId: string | null;
  amount: number | null;
  currency: string | null;
  operator: string | null;
  payee: string | null;
}

function contradictions(expected: ExpectedPayment, said: Said): PaymentMismatch[] {
  const differs: PaymentMismatch[] = [];
  if (said.externalId !== null && said.externalId !== expected.externalId) differs.push('reference');
  const bothIds = said.transactionId !== null && expected.transactionId !== null;
  if (bothIds && said.transactionId !== expected.transactionId) differs.push('transaction');
  if (said.amount !== null && said.amount !== expected.amount) differs.push('amount');
  if (said.currency !== null && said.currency !== expected.currency) differs.push('currency');
  if (said.operator !== null && said.operator !== expected.method) differs.push('operator');
  if (said.payee !== null && said.payee !== expected.payee) differs.push('payee');
  return differs;
}

function missingFields(expected: ExpectedPayment, said: Said): PaymentMismatch[] {
  const missing: PaymentMismatch[] = [];
  // The provider's id of our own request identifies the payment as well as our reference does.
  const named = said.transactionId !== null && said.transactionId === expected.transactionId;
  if (said.externalId === null && !named) missing.push('reference');
  if (said.amount === null) missing.push('amount');
  if (said.currency === null) missing.push('currency');
  if (said.payee === null) missing.push('payee');
  return missing;
}
