import type { CountryCode } from '@tabibu/contract/countries';
import type { Currency, Money } from '@tabibu/contract/currencies';
import type { Language } from '@tabibu/contract/languages';
import type { PaymentMethodId } from '@tabibu/contract/payment-methods';
import type { RefusalReason } from '../../integrations/payment-gateway/port.ts';
import { statement } from '../../platform/database/statement.ts';
import { OPEN_MONEY } from './states.ts';
import type { OpenMoney, PaymentState } from './states.ts';

/** Why no money moved: what the provider said, or that nothing could be asked, or that nobody answered for 72 hours. */
export type PaymentRefusal = RefusalReason | 'network' | 'no-answer';

/** Why an answer proves nothing: another amount, another contradiction, or success without an amount. */
export type Doubt = 'amount' | 'other' | 'unproven';

export interface Purpose { readonly kind: string; readonly id: string }

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
  /** The provider's own number of the payment. */
  readonly transactionId: string | null;
  /** Another payment has settled the same purpose; what this one brings is given back. */
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
  readonly settledAt: Date | null;
  /** Since when nobody can say whether the money has moved. */
  readonly unclearAt: Date | null;
  readonly doubt: Doubt | null;
  /** What our own question found taken instead of the price. */
  readonly seen: Money | null;
  readonly askedAt: Date | null;
}

export interface PaymentRow extends Omit<Payment, 'purpose' | 'price' | 'seen'> {
  readonly purposeKind: string;
  readonly purposeId: string;
  readonly amount: number;
  readonly currency: Currency;
  readonly seenAmount: number | null;
  readonly seenCurrency: Currency | null;
}

/** A row in the words of the module. */
export function paymentOf({ purposeKind, purposeId, amount, currency, seenAmount, seenCurrency, ...rest }: PaymentRow): Payment {
  const seen = seenAmount === null || seenCurrency === null ? null : { amount: seenAmount, currency: seenCurrency };
  return { ...rest, purpose: { kind: purposeKind, id: purposeId }, price: { amount, currency }, seen };
}

const COLUMNS = `id, reference, purpose_kind as "purposeKind", purpose_id as "purposeId", payer_id as "payerId", state, amount, currency,
  price_version as "priceVersion", description, full_name as "fullName", phone, country, method, provider, language, external_id as "externalId",
  transaction_id as "transactionId", surplus, refusal_reason as "refusalReason", refusal_message as "refusalMessage", redirect_url as "redirectUrl",
  return_origin as "returnOrigin", return_path as "returnPath", pay_by as "payBy", created_at as "createdAt", checkout_at as "checkoutAt",
  requested_at as "requestedAt", tries, sends, queries, next_query_at as "nextQueryAt", settled_at as "settledAt",
  unclear_at as "unclearAt", doubt, seen_amount as "seenAmount", seen_currency as "seenCurrency", asked_at as "askedAt"`;
const IS_LIVE = "state in ('created', 'requested', 'unknown', 'settled', 'refund-due') and not surplus";

/** Conditional: no row when the reference exists or the purpose has a live payment. */
export const insert = statement<PaymentRow>(
  'payments.insert',
  `insert into payments (id, reference, purpose_kind, purpose_id, payer_id, amount, currency, price_version, description, full_name, phone, country,
     return_path, pay_by, external_id, created_at, moved_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $16) on conflict do nothing returning ${COLUMNS}`,
);

/** Conditional: only before the payer chose how to pay. */
export const rewrite = statement<PaymentRow>(
  'payments.rewrite',
  `update payments set full_name = $2, phone = $3, country = $4, description = $5, return_path = $6, pay_by = $7
    where id = $1 and state = 'created' and checkout_at is null returning ${COLUMNS}`,
);

export const byId = statement<PaymentRow>('payments.by-id', `select ${COLUMNS} from payments where id = $1`);
export const byReference = statement<PaymentRow>('payments.by-reference', `select ${COLUMNS} from payments where reference = $1`);
export const byExternalId = statement<PaymentRow>('payments.by-external-id', `select ${COLUMNS} from payments where provider = $1 and external_id::text = $2`);

/** The payment that counts for each purpose: the live one, otherwise the newest. */
export const byPurposes = statement<PaymentRow>(
  'payments.by-purposes',
  `select distinct on (purpose_id) ${COLUMNS} from payments where purpose_kind = $1 and purpose_id = any($2::uuid[])
    order by purpose_id, (${IS_LIVE}) desc, created_at desc`,
);

/** All payments of a purpose, locked in one order. */
export const lockPurpose = statement<PaymentRow>(
  'payments.lock-purpose',
  `select ${COLUMNS} from payments where purpose_kind = $1 and purpose_id = $2 order by id for update`,
);

/** Conditional: the first choice only. */
export const chooseMethod = statement<PaymentRow>(
  'payments.choose-method',
  `update payments set method = $2, provider = $3, phone = $4, language = $5, return_origin = $6, checkout_at = $7
    where id = $1 and state = 'created' and checkout_at is null and not surplus returning ${COLUMNS}`,
);

/** Conditional: while an answer is missing and tries are left; the first time only inside the time to pay. */
export const beginAsking = statement<PaymentRow>(
  'payments.begin-asking',
  `update payments set requested_at = coalesce(requested_at, $2), tries = tries + 1, sends = sends + 1, next_query_at = $3
    where id = $1 and state in ('created', 'unknown') and checkout_at is not null and tries < $4 and not surplus
      and (requested_at is not null or pay_by is null or pay_by > $2) returning ${COLUMNS}`,
);

/** The request certainly did not arrive. */
export const didNotArrive = statement<PaymentRow>('payments.did-not-arrive', `update payments set sends = sends - 1 where id = $1 and sends > 0 returning ${COLUMNS}`);

/** Conditional: the provider took the request; an unknown payment stays unknown but learns its number. Questions start anew. */
export const moveToRequested = statement<PaymentRow>(
  'payments.move-to-requested',
  `update payments set moved_at = case when state = 'created' then $4 else moved_at end, state = case when state = 'created' then 'requested' else state end,
     queries = case when transaction_id is null then 0 else queries end, transaction_id = coalesce(transaction_id, $2), redirect_url = coalesce($3, redirect_url)
    where id = $1 and state in ('created', 'requested', 'unknown') returning ${COLUMNS}`,
);

/** Conditional: a signed callback names the provider's number that our own request did not learn. */
export const learnTransaction = statement(
  'payments.learn-transaction',
  `update payments set transaction_id = $2 where id = $1 and transaction_id is null
      and not exists (select 1 from payments other where other.provider = payments.provider and other.transaction_id = $2)`,
);

export const moveToUnknown = statement<PaymentRow>(
  'payments.move-to-unknown',
  `update payments set state = 'unknown', moved_at = $2 where id = $1 and state in ('created', 'requested') returning ${COLUMNS}`,
);

/** Conditional: while an answer is missing, and only when it says something new. $3 the doubt, null for silence, with $4 and $5 the amount that was seen. */
export const markUnclear = statement<PaymentRow>(
  'payments.mark-unclear',
  `update payments set unclear_at = coalesce(unclear_at, $2), doubt = coalesce($3, doubt),
     seen_amount = case when $3::text is null then seen_amount else $4 end, seen_currency = case when $3::text is null then seen_currency else $5 end
    where id = $1 and state in ('created', 'requested', 'unknown')
      and (unclear_at is null or ($3::text is not null and (doubt, seen_amount, seen_currency) is distinct from ($3, $4::bigint, $5::text))) returning ${COLUMNS}`,
);

/** The provider was asked just now. */
export const markAsked = statement('payments.mark-asked', 'update payments set asked_at = $2 where id = $1');

/** What was bought by payments of a person whose outcome is still awaited. */
export const awaitedPurposes = statement<{ purposeId: string }>(
  'payments.awaited-purposes',
  `select purpose_id as "purposeId" from payments
    where payer_id = $1 and purpose_kind = $2 and state in ('created', 'requested', 'unknown') and checkout_at is not null and not surplus`,
);

export const moveToRefused = statement<PaymentRow>(
  'payments.move-to-refused',
  `update payments set state = 'refused', moved_at = $2, refusal_reason = $3, refusal_message = $4, next_query_at = null
    where id = $1 and state in ('created', 'requested', 'unknown') returning ${COLUMNS}`,
);

/** Conditional: nothing was asked yet. */
export const moveToVoided = statement<PaymentRow>(
  'payments.move-to-voided',
  `update payments set state = 'voided', moved_at = $2 where id = $1 and state = 'created' and requested_at is null returning ${COLUMNS}`,
);

export const moveToSettled = statement<PaymentRow>(
  'payments.move-to-settled',
  `update payments set state = 'settled', moved_at = $2, settled_at = $2, verified_at = $2, verified_amount = $3, verified_currency = $4, verified_payee = $5,
     verified_by = $6, transaction_id = coalesce($7, transaction_id), surplus = $8, next_query_at = null
    where id = $1 and state in ('created', 'requested', 'unknown', 'refused', 'voided') returning ${COLUMNS}`,
);

export const moveToRefundDue = statement<PaymentRow>(
  'payments.move-to-refund-due',
  `update payments set state = 'refund-due', moved_at = $2 where id = $1 and state = 'settled' returning ${COLUMNS}`,
);

/** Conditional: only what is owed back. */
export const moveToRefunded = statement<PaymentRow>(
  'payments.move-to-refunded',
  `update payments set state = 'refunded', moved_at = $2 where reference = $1 and state = 'refund-due' returning ${COLUMNS}`,
);

export const refundsDue = statement<PaymentRow>('payments.refunds-due', `select ${COLUMNS} from payments where state = 'refund-due' order by moved_at, id`);

export const markSurplus = statement('payments.mark-surplus', 'update payments set surplus = true where id = $1');

/** True when the provider's number already belongs to another payment of ours. */
export const transactionTaken = statement<{ taken: boolean }>(
  'payments.transaction-taken',
  'select exists (select 1 from payments where provider = $1 and transaction_id = $2 and id <> $3) as taken',
);

/** Conditional: while an answer is missing. */
export const scheduleQuery = statement(
  'payments.schedule-query',
  "update payments set next_query_at = $2, queries = queries + 1 where id = $1 and state in ('created', 'requested', 'unknown')",
);

/** From here on only a person ends it. */
export const stopQueries = statement('payments.stop-queries', 'update payments set next_query_at = null where id = $1');

/** Waiting payments whose question is overdue, and checkouts whose request never began. */
export const overdue = statement<{ id: string; asked: boolean; queries: number }>(
  'payments.overdue',
  `select id, requested_at is not null as asked, queries from payments
    where state in ('created', 'requested', 'unknown') and checkout_at is not null
      and ((requested_at is not null and next_query_at < $1) or (requested_at is null and checkout_at < $1 and (pay_by is null or pay_by > $2)))
    order by next_query_at nulls first limit 500`,
);

/** A person's payments of a kind whose money may still come, or is owed back; oldest first. */
export const openOfPayer = statement<{ purposeId: string; state: OpenMoney }>(
  'payments.open-of-payer',
  `select purpose_id as "purposeId", state from payments where payer_id = $1 and purpose_kind = $2 and state in ('${OPEN_MONEY.join("', '")}') order by created_at, id`,
);

/** What names the payer goes; what the law makes us keep stays. */
export const redact = statement('payments.redact', "update payments set full_name = '', phone = '' where payer_id = $1 and full_name <> ''");
