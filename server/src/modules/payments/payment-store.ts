import type { CountryCode } from '@tabibu/contract/countries';
import type { Currency, Money } from '@tabibu/contract/currencies';
import type { Language } from '@tabibu/contract/languages';
import type { PaymentMethodId } from '@tabibu/contract/payment-methods';
import type { RefusalReason } from '../../integrations/payment-gateway/port.ts';
import type { PaymentState } from './states.ts';

/**
 * Why no money moved: the provider's reason, 'network' when no request reached the provider, 'no-answer' when the
 * provider gave no answer for 72 hours, 'not-received' when a person found that we did not get the money, or
 * 'other-amount' when another amount came than was ordered and goes back.
 */
export type PaymentRefusal = RefusalReason | 'network' | 'no-answer' | 'not-received' | 'other-amount';

/**
 * Why a provider's answer does not prove the payment: it names another amount, it contradicts the order in another way,
 * or it reports success without proof.
 */
export type Doubt = 'amount' | 'other' | 'unproven';

/** Why a payment or callback needs a person. */
export type CaseKind =
  | 'mismatch'
  | 'unproven'
  | 'unknown-reference'
  | 'never-asked'
  | 'long-unknown'
  | 'no-answer'
  | 'surplus'
  | 'gateway';

export interface Purpose {
  readonly kind: string;
  readonly id: string;
}

export interface Payment {
  readonly id: string;
  readonly reference: string;
  readonly purpose: Purpose;
  readonly payerId: string;
  readonly state: PaymentState;
  readonly price: Money;
  readonly priceVersion: number;
  readonly description: string;
  readonly fullName: string;
  /** E.164 */
  readonly phone: string;
  readonly country: CountryCode;
  readonly method: PaymentMethodId | null;
  readonly provider: string | null;
  readonly language: Language | null;
  readonly externalId: string;
  /** The provider's own id of the payment. */
  readonly transactionId: string | null;
  /**
   * True when this pays for nothing, because another payment has settled the same purpose, or because it is money that
   * came in another amount than was ordered; it goes back to the payer.
   */
  readonly surplus: boolean;
  readonly refusalReason: PaymentRefusal | null;
  readonly refusalMessage: string | null;
  readonly redirectUrl: string | null;
  readonly returnOrigin: string | null;
  readonly returnPath: string;
  readonly payBy: Date | null;
  readonly createdAt: Date;
  readonly checkoutAt: Date | null;
  readonly requestedAt: Date | null;
  readonly tries: number;
  readonly sends: number;
  readonly queries: number;
  readonly nextQueryAt: Date | null;
  /** When it came to its state. */
  readonly movedAt: Date;
  readonly settledAt: Date | null;
  /** The time since which nobody can say whether the money has moved. */
  readonly unclearAt: Date | null;
  readonly doubt: Doubt | null;
  /** The amount that the provider's status answer named, when it differs from the price. */
  readonly seen: Money | null;
  readonly askedAt: Date | null;
  /** What it was worth in shillings when it settled, and the rate of then; null before (C18). */
  readonly worth: { readonly amountTzs: number; readonly rate: string; readonly rateSince: Date } | null;
}

/** A row of `payments`. */
export interface PaymentRow {
  readonly id: string;
  readonly reference: string;
  readonly purpose_kind: string;
  readonly purpose_id: string;
  readonly payer_id: string;
  readonly state: PaymentState;
  readonly amount: number;
  readonly currency: Currency;
  readonly price_version: number;
  readonly description: string;
  readonly full_name: string;
  readonly phone: string;
  readonly country: CountryCode;
  readonly method: PaymentMethodId | null;
  readonly provider: string | null;
  readonly language: Language | null;
  readonly external_id: string;
  readonly transaction_id: string | null;
  readonly surplus: boolean;
  readonly refusal_reason: PaymentRefusal | null;
  readonly refusal_message: string | null;
  readonly redirect_url: string | null;
  readonly return_origin: string | null;
  readonly return_path: string;
  readonly pay_by: Date | null;
  readonly created_at: Date;
  readonly checkout_at: Date | null;
  readonly requested_at: Date | null;
  readonly tries: number;
  readonly sends: number;
  readonly queries: number;
  readonly next_query_at: Date | null;
  readonly moved_at: Date;
  readonly settled_at: Date | null;
  readonly unclear_at: Date | null;
  readonly doubt: Doubt | null;
  readonly seen_amount: number | null;
  readonly seen_currency: Currency | null;
  readonly asked_at: Date | null;
  readonly amount_tzs: number | null;
  readonly tzs_rate: string | null;
  readonly tzs_rate_since: Date | null;
}

/** Returns the payment that a row holds. */
export function paymentOf(row: PaymentRow): Payment {
  return {
    id: row.id,
    reference: row.reference,
    purpose: { kind: row.purpose_kind, id: row.purpose_id },
    payerId: row.payer_id,
    state: row.state,
    price: { amount: row.amount, currency: row.currency },
    priceVersion: row.price_version,
    description: row.description,
    fullName: row.full_name,
    phone: row.phone,
    country: row.country,
    method: row.method,
    provider: row.provider,
    language: row.language,
    externalId: row.external_id,
    transactionId: row.transaction_id,
    surplus: row.surplus,
    refusalReason: row.refusal_reason,
    refusalMessage: row.refusal_message,
    redirectUrl: row.redirect_url,
    returnOrigin: row.return_origin,
    returnPath: row.return_path,
    payBy: row.pay_by,
    createdAt: row.created_at,
    checkoutAt: row.checkout_at,
    requestedAt: row.requested_at,
    tries: row.tries,
    sends: row.sends,
    queries: row.queries,
    nextQueryAt: row.next_query_at,
    movedAt: row.moved_at,
    settledAt: row.settled_at,
    unclearAt: row.unclear_at,
    doubt: row.doubt,
    seen:
      row.seen_amount === null || row.seen_currency === null
        ? null
        : { amount: row.seen_amount, currency: row.seen_currency },
    askedAt: row.asked_at,
    worth:
      row.amount_tzs === null || row.tzs_rate === null || row.tzs_rate_since === null
        ? null
        : { amountTzs: row.amount_tzs, rate: row.tzs_rate, rateSince: row.tzs_rate_since },
  };
}

export const PAYMENT = `id, reference, purpose_kind, purpose_id, payer_id, state, amount, currency, price_version, description,
  full_name, phone, country, method, provider, language, external_id, transaction_id, surplus, refusal_reason,
  refusal_message, redirect_url, return_origin, return_path, pay_by, created_at, checkout_at, requested_at, tries,
  sends, queries, next_query_at, moved_at, settled_at, unclear_at, doubt, seen_amount, seen_currency, asked_at, amount_tzs,
  tzs_rate::text as tzs_rate, tzs_rate_since`;
