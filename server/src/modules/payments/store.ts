import type { Language } from '@tabibu/contract/languages';
import type { CountryCode } from '@tabibu/contract/countries';
import { statement } from '../../platform/database/statement.ts';
import { PAYMENT } from './payment-store.ts';
import type { PaymentRow } from './payment-store.ts';

const IS_LIVE = "state in ('created', 'requested', 'unknown', 'settled', 'refund-due') and not surplus";

/** Inserts a payment. Adds no row when the reference exists or the purpose has a live payment. */
export const insert = statement<
  {
    id: string;
    reference: string;
    purposeKind: string;
    purposeId: string;
    payerId: string;
    amount: number;
    currency: string;
    priceVersion: number;
    description: string;
    fullName: string;
    phone: string;
    country: CountryCode;
    returnPath: string;
    payBy: Date | null;
    externalId: string;
    now: Date;
  },
  PaymentRow
>(
  'payments.insert',
  `insert into payments (id, reference, purpose_kind, purpose_id, payer_id, amount, currency, price_version, description, full_name, phone, country,
     return_path, pay_by, external_id, created_at, moved_at)
   values ($id, $reference, $purposeKind, $purposeId, $payerId, $amount, $currency, $priceVersion, $description, $fullName, $phone, $country, $returnPath, $payBy, $externalId, $now, $now) on conflict do nothing returning ${PAYMENT}`,
  { guarded: true },
);

/** Replaces the payer's details of a payment. Changes no row once the payer has chosen how to pay. */
export const rewrite = statement<
  {
    id: string;
    fullName: string;
    phone: string;
    country: CountryCode;
    description: string;
    returnPath: string;
    payBy: Date | null;
  },
  PaymentRow
>(
  'payments.rewrite',
  `update payments set full_name = $fullName, phone = $phone, country = $country, description = $description, return_path = $returnPath, pay_by = $payBy
    where id = $id and state = 'created' and checkout_at is null returning ${PAYMENT}`,
  { guarded: true },
);

export const byId = statement<{ id: string }, PaymentRow>(
  'payments.by-id',
  `select ${PAYMENT} from payments where id = $id`,
  { guarded: true },
);

export const byIds = statement<{ ids: readonly string[] }, PaymentRow>(
  'payments.by-ids',
  `select ${PAYMENT} from payments where id = any($ids::uuid[])`,
  { guarded: true },
);

export const byReference = statement<{ reference: string }, PaymentRow>(
  'payments.by-reference',
  `select ${PAYMENT} from payments where reference = $reference`,
  { guarded: true },
);

export const byExternalId = statement<{ provider: string; externalId: string }, PaymentRow>(
  'payments.by-external-id',
  `select ${PAYMENT} from payments where provider = $provider and external_id::text = $externalId`,
  { guarded: true },
);

/**
 * Returns one payment for each purpose: the live one, or the newest where none is live. Never what came instead of a
 * price: the payment that ordered it is shown, and can be repeated.
 */
export const byPurposes = statement<{ purposeKind: string; purposeIds: readonly string[] }, PaymentRow>(
  'payments.by-purposes',
  `select distinct on (purpose_id) ${PAYMENT} from payments where purpose_kind = $purposeKind and purpose_id = any($purposeIds::uuid[]) and instead_of is null
    order by purpose_id, (${IS_LIVE}) desc, created_at desc`,
  { guarded: true },
);

/** Returns what came in another amount than these payments ordered. */
export const insteadOf = statement<{ paymentIds: readonly string[] }, PaymentRow>(
  'payments.instead-of',
  `select ${PAYMENT} from payments where instead_of = any($paymentIds::uuid[])`,
  { guarded: true },
);

/** Returns and locks all payments of a purpose, ordered by id so that two transactions cannot deadlock. */
export const lockPurpose = statement<{ purposeKind: string; purposeId: string }, PaymentRow>(
  'payments.lock-purpose',
  `select ${PAYMENT} from payments where purpose_kind = $purposeKind and purpose_id = $purposeId order by id for update`,
  { guarded: true },
);

/**
 * Stores how the payer wants to pay. Changes no row when a method was already chosen, or the payment is surplus or no
 * longer 'created'.
 */
export const chooseMethod = statement<
  {
    id: string;
    method: string;
    provider: string;
    phone: string;
    language: Language;
    returnOrigin: string | null;
    now: Date;
  },
  PaymentRow
>(
  'payments.choose-method',
  `update payments set method = $method, provider = $provider, phone = $phone, language = $language, return_origin = $returnOrigin, checkout_at = $now
    where id = $id and state = 'created' and checkout_at is null and not surplus returning ${PAYMENT}`,
  { guarded: true },
);

/**
 * Records that a request is about to go to the provider. Changes no row when the provider has taken or answered an
 * earlier request, when the payment is surplus or was never checked out, or when it has used up its `mostTries` tries.
 * The first request must also begin before `pay_by`.
 */
export const markRequesting = statement<
  { paymentId: string; now: Date; nextQueryAt: Date; mostTries: number },
  PaymentRow
>(
  'payments.mark-requesting',
  `update payments set requested_at = coalesce(requested_at, $now), tries = tries + 1, sends = sends + 1, next_query_at = $nextQueryAt
    where id = $paymentId and state in ('created', 'unknown') and checkout_at is not null and tries < $mostTries and not surplus
      and (requested_at is not null or pay_by is null or pay_by > $now) returning ${PAYMENT}`,
  { guarded: true },
);

/** Lowers the count of sent requests by one, because the latest request certainly did not reach the provider. */
export const markNotDelivered = statement<{ id: string }, PaymentRow>(
  'payments.mark-not-delivered',
  `update payments set sends = sends - 1 where id = $id and sends > 0 returning ${PAYMENT}`,
  { guarded: true },
);

/**
 * Stores the transaction id that a signed callback names. Changes no row when an id is known already or belongs to
 * another payment with this provider.
 */
export const recordTransactionId = statement<{ id: string; transactionId: string }>(
  'payments.record-transaction-id',
  `update payments set transaction_id = $transactionId where id = $id and transaction_id is null
      and not exists (select 1 from payments other where other.provider = payments.provider and other.transaction_id = $transactionId)`,
  { guarded: true },
);

/** Records the time of the latest status query to the provider. */
export const recordQuery = statement<{ id: string; now: Date }>(
  'payments.record-query',
  'update payments set asked_at = $now where id = $id',
  { guarded: true },
);

/** The purposes of a payer's payments that are checked out and whose outcome is not known yet. */
export const awaitedPurposes = statement<{ payerId: string; purposeKind: string }, { purpose_id: string }>(
  'payments.awaited-purposes',
  `select purpose_id from payments
    where payer_id = $payerId and purpose_kind = $purposeKind and state in ('created', 'requested', 'unknown') and checkout_at is not null and not surplus`,
  { guarded: true },
);

/** Stores the time of the next status query. Changes no row once the payment has an outcome. */
export const scheduleQuery = statement<{ id: string; nextQueryAt: Date }>(
  'payments.schedule-query',
  "update payments set next_query_at = $nextQueryAt, queries = queries + 1 where id = $id and state in ('created', 'requested', 'unknown')",
  { guarded: true },
);

/** Ends the status queries of a payment; from now on only a member of staff can end it. */
export const stopQueries = statement<{ id: string }>(
  'payments.stop-queries',
  'update payments set next_query_at = null where id = $id',
  { guarded: true },
);

/**
 * Waiting payments whose status query was due before `dueBefore`, and checkouts from before `dueBefore` whose request
 * never began; at most 500. A checkout whose time to pay is over is left out.
 */
export const overduePayments = statement<
  { dueBefore: Date; now: Date },
  { id: string; asked: boolean; queries: number }
>(
  'payments.overdue-payments',
  `select id, requested_at is not null as asked, queries from payments
    where state in ('created', 'requested', 'unknown') and checkout_at is not null
      and ((requested_at is not null and next_query_at < $dueBefore) or (requested_at is null and checkout_at < $dueBefore and (pay_by is null or pay_by > $now)))
    order by next_query_at nulls first limit 500`,
  { guarded: true },
);
