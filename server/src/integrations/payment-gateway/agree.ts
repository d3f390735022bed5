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

export type Disagreement = 'reference' | 'transaction' | 'amount' | 'currency' | 'operator' | 'payee' | 'claims' | 'earlier-answer';

export type Agreement =
  | { verdict: 'paid'; by: 'status' | 'callback+status' }
  | { verdict: 'refused'; reason: Extract<GatewayTruth, { state: 'refused' }>['reason'] }
  | { verdict: 'not-yet' }
  /** Money moved, but not the money we asked for: to quarantine, never to the booking (W-06). */
  | { verdict: 'mismatch'; differs: Disagreement[] }
  /** The status says paid but leaves out what P-05 demands, and no signed callback fills it in. */
  | { verdict: 'unproven'; missing: Disagreement[] };

export type Claim = Extract<CallbackReading, { kind: 'claim' }>;

/** What was heard of the payment beside the answer that is judged. */
export interface Heard {
  /** Every callback about it, signed or not. */
  readonly claims: readonly Claim[];
  /** An earlier answer to our own question contradicted the order, and nobody has resolved that. */
  readonly doubted: boolean;
}

/**
 * Decides whether a payment is paid (P-05): our own status query must say so and agree on reference, amount,
 * currency, operator and payee. Where the status answer leaves some of these out, a **signed** callback completes it, with what its
 * signature covers and nothing else. Claims that contradict the order, each other or an earlier answer are never weighed against
 * each other: only a status answer that states everything settles then. Pure.
 */
export function agree(expected: ExpectedPayment, truth: GatewayTruth, heard: Heard): Agreement {
  if (truth.state === 'refused') return { verdict: 'refused', reason: truth.reason };
  if (truth.state !== 'paid') return { verdict: 'not-yet' };

  const differs = contradictions(expected, truth);
  if (differs.length > 0) return { verdict: 'mismatch', differs };

  const missing = silences(expected, truth);
  if (missing.length === 0) return { verdict: 'paid', by: 'status' };

  const disputed = disputes(expected, heard);
  if (disputed.length > 0) return { verdict: 'mismatch', differs: disputed };
  return heard.claims.some((claim) => completes(claim, missing)) ? { verdict: 'paid', by: 'callback+status' } : { verdict: 'unproven', missing };
}

/** What was claimed against the order; claims of success and of failure under signatures that hold contradict each other. */
function disputes(expected: ExpectedPayment, { claims, doubted }: Heard): Disagreement[] {
  const differs = new Set(claims.filter(({ claims: said }) => said === 'paid').flatMap((claim) => contradictions(expected, { ...claim, payee: null })));
  const ends = new Set(claims.filter(({ signed, claims: said }) => signed && said !== 'pending').map(({ claims: said }) => said));
  if (ends.size > 1) differs.add('claims');
  if (doubted) differs.add('earlier-answer');
  return [...differs];
}

/** Does the signature of a claim of success cover all that the status answer left out? The payee is whoever the signature was made for. */
function completes(claim: Claim, missing: readonly Disagreement[]): boolean {
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
