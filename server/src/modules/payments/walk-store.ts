import type { CountryCode } from '@tabibu/contract/countries';
import type { Currency } from '@tabibu/contract/currencies';
import type { PaymentMethodId } from '@tabibu/contract/payment-methods';
import { statement } from '../../platform/database/statement.ts';
import { LAST_ID } from '../../platform/ids.ts';
import { FOUND } from './page-store.ts';
import type { PaymentCriteria } from './page-store.ts';
import type { PaymentState } from './states.ts';

/** What a table of payments says of one. Times are text: a long table would spend most of its time on dates. */
export interface WalkedPayment {
  readonly id: string;
  readonly reference: string;
  readonly payer_id: string;
  readonly full_name: string;
  readonly phone: string;
  readonly transaction_id: string | null;
  readonly state: PaymentState;
  readonly amount: number;
  readonly currency: Currency;
  readonly country: CountryCode;
  readonly method: PaymentMethodId | null;
  readonly provider: string | null;
  readonly amount_tzs: number | null;
  readonly tzs_rate: string | null;
  /** 'YYYY-MM-DD HH:MM' in the time zone that was asked for. */
  readonly created: string;
  readonly settled: string | null;
  /** The place of the row, as exact as the database keeps it. */
  readonly at: string;
}

/**
 * SQL that other modules may read from: the payments that fit, newest first, after a place, each with its number in the
 * page as `place`. It takes `WalkPlace` and the fields of `PaymentCriteria`, and is guarded.
 */
export const PAYMENTS_AFTER = `(
   select id, reference, payer_id, state, amount, currency, country, method, provider, amount_tzs, tzs_rate, created_at, settled_at,
     row_number() over (order by created_at desc, id desc) as place
   from payments where (created_at, id) < ($afterAt::timestamptz, $afterId::uuid) and ${FOUND} order by created_at desc, id desc limit $limit)`;

/** Where a page of a walk begins, and how long it is. */
export interface WalkPlace {
  readonly afterAt: string;
  readonly afterId: string;
  readonly limit: number;
}

/** The place before the newest payment. */
export const BEFORE_NEWEST = { afterAt: 'infinity', afterId: LAST_ID } as const;

/** The payments that fit, newest first, after a place. */
export const walk = statement<PaymentCriteria & WalkPlace & { zone: string }, WalkedPayment>(
  'payments.walk',
  `select id, reference, payer_id, full_name, phone, transaction_id, state, amount, currency, country, method, provider, amount_tzs, trim_scale(tzs_rate)::text as tzs_rate,
     to_char(created_at at time zone $zone, 'YYYY-MM-DD HH24:MI') as created, to_char(settled_at at time zone $zone, 'YYYY-MM-DD HH24:MI') as settled,
     created_at::text as at
   from payments where (created_at, id) < ($afterAt::timestamptz, $afterId::uuid) and ${FOUND}
   order by created_at desc, id desc limit $limit`,
  { guarded: true },
);
