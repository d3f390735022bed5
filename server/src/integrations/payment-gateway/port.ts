/**
 * What the product needs from anybody who collects money for it. Amounts are integers in the
 * currency's minor unit; phones are E.164; `externalId` is our own reference and exists before any call.
 * No call here throws for something the provider did: every outcome is a value.
 */
export interface PaymentGateway {
  /** The name in callback paths and stored with each payment. */
  readonly name: string;
  /** True when the money is play money and screens must say so. */
  readonly sandbox: boolean;
  /** The account that must have received the money; compared with the provider's answer (P-05). */
  readonly payee: string;
  readonly methods: readonly string[];
  readonly currencies: readonly string[];
  /** Lower-case header names that `readCallback` needs; the inbox keeps these beside the raw bytes. */
  readonly callbackHeaders: readonly string[];
  /** How a method is paid here: a prompt on the phone, the gateway's own page, or not at all. */
  flowOf(method: string): 'push' | 'hosted' | null;
  /** Sends a prompt to the payer's phone. Accepted never means paid. */
  requestPush(input: PushRequest): Promise<PushOutcome>;
  /** Asks what really happened. The only ground on which a payment may be called paid (P-05). */
  queryStatus(input: StatusQuery): Promise<GatewayTruth>;
  /**
   * Reads a callback from its raw bytes. A callback is a claim: it wakes the verifier, it moves no money (W-04).
   * `receivedAt` is when the bytes arrived, for the age check; now when left out.
   */
  readCallback(raw: Buffer, headers: CallbackHeaders, receivedAt?: Date): Promise<CallbackReading>;
  /** Opens a payment on the gateway's own page. Coming back from there proves nothing. */
  startHostedPayment?(input: HostedRequest): Promise<HostedOutcome>;
}

export type CallbackHeaders = Readonly<Record<string, string | string[] | undefined>>;

export interface PushRequest {
  externalId: string;
  method: string;
  phone: string;
  /** Integer, minor units. */
  amount: number;
  currency: string;
  /** What the payer may read, if the provider shows any text. */
  description?: string;
}

export interface StatusQuery {
  externalId: string;
  transactionId: string | null;
  method: string;
}

export interface HostedRequest {
  externalId: string;
  method: string;
  amount: number;
  currency: string;
  description: string;
  returnUrl: string;
  cancelUrl: string;
  language: string;
}

export type RefusalReason =
  | 'insufficient-funds'
  | 'cancelled'
  | 'wrong-pin'
  | 'expired'
  | 'declined'
  | 'invalid-request'
  | 'credentials'
  | 'not-carried'
  | 'other';

/** Why an answer could not be used. */
export type UnknownWhy =
  | 'timeout'
  | 'transport'
  | 'redirect'
  | 'too-large'
  | 'unreadable'
  | 'http-error'
  | 'rate-limited'
  | 'duplicate-reference';

export type PushOutcome =
  | { kind: 'accepted'; transactionId: string }
  | { kind: 'refused'; reason: RefusalReason; message: string }
  /** `mayHaveReached` false: the prompt was certainly not sent and the same request may be repeated. */
  | { kind: 'unknown'; why: UnknownWhy; mayHaveReached: boolean };

export type HostedOutcome =
  | { kind: 'accepted'; transactionId: string; redirectUrl: string }
  | { kind: 'refused'; reason: RefusalReason; message: string }
  | { kind: 'unknown'; why: UnknownWhy; mayHaveReached: boolean };

/** What the provider said of one payment; null where it said nothing. */
export interface TruthFacts {
  externalId: string | null;
  transactionId: string | null;
  /** Integer, minor units of `currency`. */
  amount: number | null;
  currency: string | null;
  /** Our method code where the provider's name is known, otherwise the provider's name. */
  operator: string | null;
  payee: string | null;
}

export type GatewayTruth =
  | ({ state: 'paid' } & TruthFacts)
  | ({ state: 'pending' } & TruthFacts)
  | ({ state: 'refused'; reason: RefusalReason } & TruthFacts)
  | ({ state: 'not-found' } & TruthFacts)
  | ({ state: 'unreachable'; why: UnknownWhy } & TruthFacts);

/** What a signature may vouch for. */
export type ClaimField = 'reference' | 'transaction' | 'state' | 'amount' | 'currency' | 'operator';

export type CallbackReading =
  | {
      kind: 'claim';
      /** True when a signature was checked and holds. */
      signed: boolean;
      /** What that signature covers: whoever repeats the genuine bytes may have changed everything else. Empty without a signature. */
      covers: readonly ClaimField[];
      /** Equal for byte-equal repeats, for the inbox's uniqueness (W-02). */
      eventId: string;
      externalId: string;
      transactionId: string | null;
      claims: 'paid' | 'refused' | 'pending';
      reason: RefusalReason | null;
      amount: number | null;
      currency: string | null;
      operator: string | null;
    }
  | { kind: 'rejected'; why: 'not-json' | 'wrong-shape' | 'bad-signature' | 'unsigned' | 'stale' | 'wrong-account' }
  /** The key to check with could not be fetched: read the stored bytes again later. */
  | { kind: 'unverifiable'; why: UnknownWhy };

/** The empty facts, for answers that say nothing about the payment. */
export function factsOf(query: StatusQuery): TruthFacts {
  return {
    externalId: query.externalId,
    transactionId: query.transactionId,
    amount: null,
    currency: null,
    operator: null,
    payee: null,
  };
}
