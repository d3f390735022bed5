import { statement } from '../../platform/database/statement.ts';
import { PAYMENT } from './payment-store.ts';
import type { PaymentRow } from './payment-store.ts';

/** Which payments a list shows; null for all. */
export interface PaymentCriteria {
  readonly since: Date | null;
  readonly before: Date | null;
  readonly country: string | null;
  readonly states: readonly string[];
  readonly reference: string | null;
}

const FOUND = `state = any($states::text[]) and ($reference::text is null or reference = $reference) and ($country::text is null or country = $country)
     and ($since::timestamptz is null or created_at >= $since::timestamptz) and ($before::timestamptz is null or created_at < $before::timestamptz)`;

/** The payments that fit, newest first, after a place. */
export const page = statement<
  PaymentCriteria & { afterAt: Date | null; afterId: string | null; limit: number },
  PaymentRow
>(
  'payments.page',
  `select ${PAYMENT} from payments where ${FOUND}
     and ($afterAt::timestamptz is null or (created_at, id) < ($afterAt::timestamptz, $afterId::uuid))
   order by created_at desc, id desc limit $limit`,
  { guarded: true },
);

/**
 * How many payments fit in each currency, how much of that was received and is not owed back, and what that was worth
 * in shillings when it settled; `unrated` of them had no rate.
 */
export const totals = statement<
  PaymentCriteria,
  { currency: string; count: number; received: number; received_tzs: number; unrated: number }
>(
  'payments.totals',
  `select currency, count(*)::int as count, coalesce(sum(amount) filter (where state = 'settled'), 0)::bigint as received,
     coalesce(sum(amount_tzs) filter (where state = 'settled'), 0)::bigint as received_tzs, (count(*) filter (where state = 'settled' and amount_tzs is null))::int as unrated
   from payments where ${FOUND} group by currency order by currency`,
  { guarded: true },
);
