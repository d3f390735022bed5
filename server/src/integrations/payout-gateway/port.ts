import type { GatewayPaymentState, PaymentPushOutcome, StatusQuery, UnknownWhy } from '../payment-gateway/port.ts';

/**
 * A provider that pays money out to wallets. Amounts are integers in the currency's minor unit; phones are E.164;
 * `externalId` is our own reference, made and stored before any call. No method throws because of the provider: every
 * outcome is a value.
 */
export interface PayoutGateway {
  /** The name that is stored with each payout. */
  readonly name: string;
  /** The name that people know. */
  readonly label: string;
  /** True when no real money moves; screens must say so. */
  readonly sandbox: boolean;
  /** The wallets to which it pays. */
  readonly methods: readonly string[];
  readonly currencies: readonly string[];
  /** Asks which name the network has for a number. Moves no money. */
  lookUpName(input: { readonly method: string; readonly phone: string }): Promise<NameLookup>;
  /** Sends money. Accepted never means paid, and an unknown outcome must not be followed by a second request. */
  sendPayout(input: PayoutRequest): Promise<PayoutOutcome>;
  /** Queries the status. A payout may be called paid or refused on no other ground. */
  queryPayout(input: StatusQuery): Promise<PayoutStatus>;
}

export interface PayoutRequest {
  /** At most 30 characters. */
  readonly externalId: string;
  readonly method: string;
  readonly phone: string;
  /** The name of who receives the money, as our account has it. */
  readonly name: string;
  /** Integer, minor units. */
  readonly amount: number;
  readonly currency: string;
  /** What the provider's statement says about it; no personal data. */
  readonly remarks: string;
}

export type NameLookup =
  | { readonly kind: 'found'; readonly name: string }
  /** The network knows no name for the number in this wallet. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'unavailable'; readonly why: UnknownWhy | 'refused' };

/** The same outcomes as those of a request for money. `mayHaveReached` false: certainly nothing was sent. */
export type PayoutOutcome = PaymentPushOutcome;

export interface PayoutStatus {
  readonly told: GatewayPaymentState;
  /** The number that the network gave to the payment; null where the provider does not say it. */
  readonly networkNumber: string | null;
}
