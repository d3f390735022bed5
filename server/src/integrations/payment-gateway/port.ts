import type { HttpAnswer } from '../http-client.ts';

/**
 * A provider that collects money. Amounts are integers in the currency's minor unit; phones are E.164; `externalId` is
 * our own reference, made before any call. No method throws because of the provider: every outcome is a value.
 */
export interface PaymentGateway {
  /** The name in callback paths; it is stored with each payment. */
  readonly name: string;
  /** True when no real money moves; screens must say so. */
  readonly sandbox: boolean;
  /** The account that has to receive the money; it is compared with the provider's answer (P-05). */
  readonly payee: string;
  readonly methods: readonly string[];
  readonly currencies: readonly string[];
  /** Lower-case names of the headers that `readCallback` needs; the inbox stores them with the raw bytes. */
  readonly callbackHeaders: readonly string[];
  /**
   * How a method is paid: by a prompt on the phone, on the gateway's own page, or null when the gateway does not carry
   * it.
   */
  flowOf(method: string): 'push' | 'hosted' | null;
  /** Sends a prompt to the payer's phone. Accepted never means paid. */
  requestPush(input: PushRequest, onExchange?: ExchangeListener): Promise<PaymentPushOutcome>;
  /** Queries the status of a payment. A payment may be called paid on no other ground (P-05). */
  queryStatus(input: StatusQuery, onExchange?: ExchangeListener): Promise<GatewayPaymentState>;
  /**
   * Reads a callback from its raw bytes. A callback is only a claim: it starts a status query and moves no money
   * (W-04). `receivedAt` is when the bytes arrived, for the age check; now when missing.
   */
  readCallback(raw: Buffer, headers: CallbackHeaders, receivedAt?: Date): Promise<CallbackReading>;
  /** Opens a payment on the gateway's own page. The payer's return from that page proves nothing. */
  startHostedPayment?(input: HostedRequest, onExchange?: ExchangeListener): Promise<HostedOutcome>;
  /**
   * Closes the page of a payment that is still pending, as the payer can on the page. It changes nothing once money
   * came, and proves nothing: query the status afterwards. Missing where a gateway closes its pages by itself only.
   */
  closeHostedPage?(input: StatusQuery, onExchange?: ExchangeListener): Promise<void>;
}

export type CallbackHeaders = Readonly<Record<string, string | string[] | undefined>>;

/** One question to the provider and what came back, without headers: those hold our keys. */
export interface GatewayExchange {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly body: string | null;
  readonly answer: HttpAnswer;
}

/** Hears each exchange about a payment as it went over the wire. */
export type ExchangeListener = (exchange: GatewayExchange) => void;

export interface PushRequest {
  externalId: string;
  method: string;
  phone: string;
  /** Integer, minor units. */
  amount: number;
  currency: string;
  /** Text for the payer, if the provider shows any. */
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

/** The outcome of a request for a prompt on the phone. */
export type PaymentPushOutcome =
  | { kind: 'accepted'; transactionId: string }
  | { kind: 'refused'; reason: RefusalReason; message: string }
  /** `mayHaveReached` false: the prompt was certainly not sent, and the same request may be repeated. */
  | { kind: 'unknown'; why: UnknownWhy; mayHaveReached: boolean };

export type HostedOutcome =
  | { kind: 'accepted'; transactionId: string; redirectUrl: string }
  | { kind: 'refused'; reason: RefusalReason; message: string }
  | { kind: 'unknown'; why: UnknownWhy; mayHaveReached: boolean };

/** What the provider stated about a payment; null where it stated nothing. */
export interface GatewayPaymentFacts {
  externalId: string | null;
  transactionId: string | null;
  /** Integer, minor units of `currency`. */
  amount: number | null;
  currency: string | null;
  /** Our method code when the provider's name is known, otherwise the provider's name. */
  operator: string | null;
  payee: string | null;
}

export type GatewayPaymentState =
  | ({ state: 'paid' } & GatewayPaymentFacts)
  | ({ state: 'pending' } & GatewayPaymentFacts)
  | ({ state: 'refused'; reason: RefusalReason } & GatewayPaymentFacts)
  | ({ state: 'not-found' } & GatewayPaymentFacts)
  | ({ state: 'unreachable'; why: UnknownWhy } & GatewayPaymentFacts);

/** Fields of a claim that a signature can cover. */
export type ClaimField = 'reference' | 'transaction' | 'state' | 'amount' | 'currency' | 'operator';

export type CallbackReading =
  | {
      kind: 'claim';
      /** True when a signature was checked and holds. */
      signed: boolean;
      /**
       * The fields that the signature covers. A replayed callback can carry a valid signature and changed other fields.
       * Empty without a signature.
       */
      covers: readonly ClaimField[];
      /** Equal for byte-equal repeats of a callback (W-02). */
      eventId: string;
      externalId: string;
      transactionId: string | null;
      claims: 'paid' | 'refused' | 'pending';
      reason: RefusalReason | null;
      amount: number | null;
      currency: string | null;
      operator: string | null;
    }
  /** It is about money that we paid out. Nothing proves it: the status of the payout has to be queried. */
  | { kind: 'payout'; externalId: string }
  | { kind: 'rejected'; why: 'not-json' | 'wrong-shape' | 'bad-signature' | 'unsigned' | 'stale' | 'wrong-account' }
  /** The key for the signature could not be fetched: read the stored bytes again later. */
  | { kind: 'unverifiable'; why: UnknownWhy };

/** Returns facts with our own ids only, for an answer that states nothing about the payment. */
export function emptyFacts(query: StatusQuery): GatewayPaymentFacts {
  return {
    externalId: query.externalId,
    transactionId: query.transactionId,
    amount: null,
    currency: null,
    operator: null,
    payee: null,
  };
}
