import { statement } from '../../platform/database/statement.ts';
import { PAYMENT } from './payment-store.ts';
import type { PaymentRefusal, PaymentRow } from './payment-store.ts';

/**
 * Records that the provider took the request: stores the transaction id and the address of its page. A created payment
 * becomes 'requested', an unknown one stays unknown. While no transaction id is known, the count of status queries
 * starts again at zero. Changes no row once the payment has an outcome.
 */
export const moveToRequested = statement<
  { id: string; transactionId: string | null; redirectUrl: string | null; now: Date },
  PaymentRow
>(
  'payments.move-to-requested',
  `update payments set moved_at = case when state = 'created' then $now else moved_at end, state = case when state = 'created' then 'requested' else state end,
     queries = case when transaction_id is null then 0 else queries end, transaction_id = coalesce(transaction_id, $transactionId), redirect_url = coalesce($redirectUrl, redirect_url)
    where id = $id and state in ('created', 'requested', 'unknown') returning ${PAYMENT}`,
  { guarded: true },
);

/** Moves a payment to 'unknown'. Changes no row unless it is created or requested. */
export const moveToUnknown = statement<{ id: string; now: Date }, PaymentRow>(
  'payments.move-to-unknown',
  `update payments set state = 'unknown', moved_at = $now where id = $id and state in ('created', 'requested') returning ${PAYMENT}`,
  { guarded: true },
);

/**
 * Marks a payment as unclear. `doubt` is null when the provider gave no answer; `seenAmount` and `seenCurrency` are the
 * amount that the provider named. Changes no row once the payment has an outcome, or when it is already unclear and
 * this finding adds nothing new.
 */
export const markUnclear = statement<
  {
    id: string;
    now: Date;
    doubt: 'amount' | 'other' | 'unproven' | null;
    seenAmount: number | null;
    seenCurrency: string | null;
  },
  PaymentRow
>(
  'payments.mark-unclear',
  `update payments set unclear_at = coalesce(unclear_at, $now), doubt = coalesce($doubt, doubt),
     seen_amount = case when $doubt::text is null then seen_amount else $seenAmount end, seen_currency = case when $doubt::text is null then seen_currency else $seenCurrency end
    where id = $id and state in ('created', 'requested', 'unknown')
      and (unclear_at is null or ($doubt::text is not null and (doubt, seen_amount, seen_currency) is distinct from ($doubt, $seenAmount::bigint, $seenCurrency::text))) returning ${PAYMENT}`,
  { guarded: true },
);

/** Refuses a payment and ends its status queries. Changes no row once the payment has an outcome. */
export const moveToRefused = statement<
  { id: string; now: Date; refusalReason: PaymentRefusal; refusalMessage: string | null },
  PaymentRow
>(
  'payments.move-to-refused',
  `update payments set state = 'refused', moved_at = $now, refusal_reason = $refusalReason, refusal_message = $refusalMessage, next_query_at = null
    where id = $id and state in ('created', 'requested', 'unknown') returning ${PAYMENT}`,
  { guarded: true },
);

/** Voids a payment. Changes no row once the provider may have been asked for the money. */
export const moveToVoided = statement<{ id: string; now: Date }, PaymentRow>(
  'payments.move-to-voided',
  `update payments set state = 'voided', moved_at = $now where id = $id and state = 'created' and requested_at is null returning ${PAYMENT}`,
  { guarded: true },
);

/**
 * Settles a payment with the facts that the provider proved. A refused or voided payment
 * may still settle (late success). Changes no row when it has settled before.
 */
export const moveToSettled = statement<
  {
    id: string;
    now: Date;
    verifiedAmount: number;
    verifiedCurrency: string;
    verifiedPayee: string;
    verifiedBy: 'status' | 'callback+status';
    transactionId: string | null;
    surplus: boolean;
    amountTzs: number | null;
    tzsRate: string | null;
    tzsRateSince: Date | null;
  },
  PaymentRow
>(
  'payments.move-to-settled',
  `update payments set state = 'settled', moved_at = $now, settled_at = $now, verified_at = $now, verified_amount = $verifiedAmount, verified_currency = $verifiedCurrency, verified_payee = $verifiedPayee,
     verified_by = $verifiedBy, transaction_id = coalesce($transactionId, transaction_id), surplus = $surplus, next_query_at = null,
     amount_tzs = $amountTzs, tzs_rate = $tzsRate::numeric, tzs_rate_since = $tzsRateSince
    where id = $id and state in ('created', 'requested', 'unknown', 'refused', 'voided') returning ${PAYMENT}`,
  { guarded: true },
);

/** Marks a payment as surplus: another payment has settled its purpose. */
export const markSurplus = statement<{ id: string }>(
  'payments.mark-surplus',
  'update payments set surplus = true where id = $id',
  { guarded: true },
);

/** True when another payment of ours already has this transaction id of the provider. */
export const isTransactionUsed = statement<
  { provider: string; transactionId: string; exceptId: string },
  { taken: boolean }
>(
  'payments.is-transaction-used',
  'select exists (select 1 from payments where provider = $provider and transaction_id = $transactionId and id <> $exceptId) as taken',
  { guarded: true },
);

/** Takes the provider's number from a payment, because the money that it names is booked as another one. */
export const forgetTransaction = statement<{ id: string }>(
  'payments.forget-transaction',
  'update payments set transaction_id = null where id = $id',
  { guarded: true },
);

/** Adds what came instead of the price of a payment, as a payment of its own that pays for nothing. */
export const addOtherAmount = statement<
  { id: string; reference: string; externalId: string; insteadOf: string; now: Date },
  PaymentRow
>(
  'payments.add-other-amount',
  `insert into payments (id, reference, external_id, instead_of, amount, currency, surplus, created_at, checkout_at, moved_at, purpose_kind, purpose_id, payer_id, price_version,
     description, full_name, phone, country, return_path, method, provider, language)
   select $id, $reference, $externalId, id, seen_amount, seen_currency, true, $now, $now, $now, purpose_kind, purpose_id, payer_id, price_version,
     description, full_name, phone, country, return_path, method, provider, language
     from payments where id = $insteadOf and seen_amount is not null returning ${PAYMENT}`,
  { guarded: true },
);
