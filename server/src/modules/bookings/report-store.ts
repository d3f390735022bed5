import type { CountryCode } from '@tabibu/contract/countries';
import type { Currency } from '@tabibu/contract/currencies';
import type { PaidWord } from '@tabibu/contract/report-words';
import { statement } from '../../platform/database/statement.ts';
import type { NoValues } from '../../platform/database/statement.ts';

/**
 * All bookings but those whose hold ended without a payment, and how many of them are emergencies. Triggers on
 * `bookings` keep these counts.
 */
export const counts = statement<NoValues, { total: number; emergencies: number }>(
  'bookings.counts',
  'select coalesce(sum(change), 0)::int as total, coalesce(sum(change) filter (where is_emergency), 0)::int as emergencies from booking_counts',
);

/** Those of these bookings that are emergencies. */
export const emergenciesAmong = statement<{ ids: readonly string[] }, { id: string }>(
  'bookings.emergencies-among',
  'select id from bookings where id = any($ids::uuid[]) and is_emergency',
);

/**
 * Which bookings lists and figures of the office have: all but those whose hold ended without a payment (C99). While a
 * payment may still succeed, nobody knows that.
 */
export const LISTED_ONES = "(state <> 'expired' or awaits_answer)";

/** What became of the money of a listed booking, in the printed words; given back counts as cancelled (C27). */
export const PAID_WORD = `case when state in ('awaiting-payment', 'expired') then 'pending'
     when state = 'cancelled' or contest_outcome is not distinct from 'refunded' then 'cancelled' else 'paid' end`;

/** All bookings but those whose hold ended without a payment, by what became of their money (C90, C99). */
export const paidWords = statement<NoValues, { word: PaidWord; count: number }>(
  'bookings.paid-words',
  'select word, sum(change)::int as count from booking_counts group by word',
);

/** Puts one row for each word in the place of all changes. Two processes at once take different rows. */
export const addUpCounts = statement(
  'bookings.add-up-counts',
  `with taken as (
     delete from booking_counts where ctid = any (array(select ctid from booking_counts for update skip locked)) returning word, is_emergency, change)
   insert into booking_counts (word, is_emergency, change)
   select word, is_emergency, sum(change) from taken group by 1, 2 having sum(change) <> 0`,
);

export interface NewestBookingRow {
  readonly id: string;
  readonly patient_id: string;
  readonly person_id: string | null;
  readonly doctor_id: string;
  readonly country: CountryCode;
  readonly price_amount: number;
  readonly price_currency: Currency;
  readonly word: PaidWord;
  readonly created_at: Date;
}

/** The newest of the same bookings. */
export const newest = statement<{ limit: number }, NewestBookingRow>(
  'bookings.newest',
  `select id, patient_id, person_id, coalesce(accepted_by, doctor_id) as doctor_id, country, price_amount, price_currency, ${PAID_WORD} as word, created_at
   from bookings where ${LISTED_ONES} order by created_at desc, id desc limit $limit`,
);
