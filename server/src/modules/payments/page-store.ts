import { countUpTo } from '../../platform/counted.ts';
import { statement } from '../../platform/database/statement.ts';
import { PAYMENT } from './payment-store.ts';
import type { PaymentRow } from './payment-store.ts';

/** Which payments a list shows; null for all. */
export interface PaymentCriteria {
  readonly since: Date | null;
  readonly before: Date | null;
  readonly country: string | null;
  readonly states: readonly string[] | null;
  /** The payments and payers whom a search means; either of them fits. Null in both for all. */
  readonly ids: readonly string[] | null;
  readonly payerIds: readonly string[] | null;
}

/**
 * What fits. Statements with it are planned for their values: a condition that is not given is no condition then, and
 * the index of those that are given is used.
 */
export const FOUND = `($states::text[] is null or state = any($states::text[])) and ($country::text is null or country = $country)
     and created_at >= coalesce($since::timestamptz, '-infinity') and created_at < coalesce($before::timestamptz, 'infinity')
     and ($ids::uuid[] is null or id = any($ids::uuid[]) or payer_id = any($payerIds::uuid[]))`;

/*
 * A place stands before the other conditions: PostgreSQL begins to read the index at the first bound of the moment that
 * it meets. Behind the span of `FOUND`, it would walk from the newest payment to each place.
 */

/** The payments that fit, newest first, after a place. */
export const page = statement<
  PaymentCriteria & { afterAt: Date | null; afterId: string | null; limit: number },
  PaymentRow
>(
  'payments.page',
  `select ${PAYMENT} from payments where id = any(array(
     select id from payments where ($afterAt::timestamptz is null or (created_at, id) < ($afterAt, $afterId::uuid)) and ${FOUND}
     order by created_at desc, id desc limit $limit))
   order by created_at desc, id desc`,
  { guarded: true, prepared: false },
);

/** A page of them by its number. */
export const pageByNumber = statement<PaymentCriteria & { limit: number; offset: number }, PaymentRow>(
  'payments.page-by-number',
  `select ${PAYMENT} from payments
   where id = any(array(select id from payments where ${FOUND} order by created_at desc, id desc limit $limit offset $offset))
   order by created_at desc, id desc`,
  { guarded: true, prepared: false },
);

/** How many payments fit. */
export const count = statement<PaymentCriteria, { found: number }>(
  'payments.count-found',
  countUpTo(`payments where ${FOUND}`),
  { guarded: true, prepared: false },
);

/**
 * How much was received in each currency by the payments that fit and is not owed back, and what that was worth in
 * shillings when it settled; `unrated` of them had no rate.
 */
export const totals = statement<
  PaymentCriteria,
  { currency: string; received: number; received_tzs: number; unrated: number }
>(
  'payments.totals',
  `select currency, sum(amount)::bigint as received, coalesce(sum(amount_tzs), 0)::bigint as received_tzs,
     (count(*) filter (where amount_tzs is null))::int as unrated
   from payments where ${FOUND} and state = 'settled' group by currency order by currency`,
  { guarded: true, prepared: false },
);
