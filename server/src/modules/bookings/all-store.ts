import type { BookingKind, ListedState } from '@tabibu/contract/booking-desk-words';
import type { CountryCode } from '@tabibu/contract/countries';
import type { Currency } from '@tabibu/contract/currencies';
import type { PaidWord } from '@tabibu/contract/report-words';
import { countUpTo } from '../../platform/counted.ts';
import type { DoctorType } from '@tabibu/contract/specialties';
import { statement } from '../../platform/database/statement.ts';
import { LAST_ID } from '../../platform/ids.ts';
import { LISTED_ONES, PAID_WORD } from './report-store.ts';
import type { Funding } from './states.ts';

/** Which bookings a list of all shows; null for no wish. Any of the four lists of ids may name a booking. */
export interface BookingCriteria {
  readonly ids: readonly string[] | null;
  readonly patientIds: readonly string[] | null;
  readonly doctorIds: readonly string[] | null;
  /** Members of families for whom they are. */
  readonly memberIds: readonly string[] | null;
  readonly kind: BookingKind | null;
  /** As the database knows it: an unclear payment's hold has expired. */
  readonly state: Exclude<ListedState, 'payment-unclear'> | 'expired' | null;
  readonly payment: PaidWord | null;
  readonly country: CountryCode | null;
  /** The start, or without one the time of booking, is not before `since` and is before `before`. */
  readonly since: Date | null;
  readonly before: Date | null;
}

export interface ListedBookingRow {
  readonly id: string;
  readonly patient_id: string;
  /** The member of the family for whom it is; null if it is for the patient. */
  readonly person_id: string | null;
  readonly doctor_id: string;
  readonly doctor_type: DoctorType;
  readonly country: CountryCode;
  readonly call_type: 'phone' | 'video';
  readonly kind: BookingKind;
  readonly state: ListedState;
  readonly payment: PaidWord;
  readonly funding: Funding | null;
  readonly price_amount: number;
  readonly price_currency: Currency;
  readonly credit_amount: number;
  readonly is_emergency: boolean;
  readonly movable_until: Date | null;
  readonly starts_at: Date | null;
  readonly created_at: Date;
  /** The place of the row, as exact as the database keeps it. */
  readonly at: string;
}

/**
 * What of a criterion does not say who. The same rows as the figures of the dashboard (C99). Nothing starts before it
 * was booked, so what was booked after a span is not looked through.
 */
export const FITS = `${LISTED_ONES} and ($state::text is null or state = $state)
     and ($kind::text is null or (is_emergency = ($kind = 'emergency') and ($kind = 'emergency' or call_type = $kind)))
     and ($payment::text is null or ${PAID_WORD} = $payment)
     and ($country::text is null or country = $country)
     and ($since::timestamptz is null or coalesce(starts_at, created_at) >= $since)
     and ($before::timestamptz is null or coalesce(starts_at, created_at) < $before and created_at < $before)`;

const FOUND = `${FITS}
     and ($ids::uuid[] is null or id = any($ids::uuid[]) or patient_id = any($patientIds::uuid[])
          or coalesce(accepted_by, doctor_id) = any($doctorIds::uuid[]) or person_id = any($memberIds::uuid[]))`;

/** The columns of a `ListedBookingRow`. */
export const LISTED = `id, patient_id, person_id, coalesce(accepted_by, doctor_id) as doctor_id, doctor_type, is_emergency, movable_until, country, call_type, case when is_emergency then 'emergency' else call_type end as kind,
     case when state = 'expired' then 'payment-unclear' else state end as state,
     ${PAID_WORD} as payment, funding, price_amount, price_currency, credit_amount, starts_at, created_at, created_at::text as at`;

/** A page of them, newest first. */
export const pageOfAll = statement<BookingCriteria & { limit: number; offset: number }, ListedBookingRow>(
  'bookings.page-of-all',
  `select ${LISTED} from bookings
     where id = any(array(select id from bookings where ${FOUND} order by created_at desc, id desc limit $limit offset $offset))
   order by created_at desc, id desc`,
  { prepared: false },
);

/** Those after a place, newest first. */
export const walkAll = statement<
  BookingCriteria & { afterAt: string; afterId: string; limit: number },
  ListedBookingRow
>(
  'bookings.walk-all',
  `select ${LISTED} from bookings where ${FOUND} and (created_at, id) < ($afterAt::timestamptz, $afterId::uuid)
   order by created_at desc, id desc limit $limit`,
  { prepared: false },
);

/** The place before the newest booking. */
export const BEFORE_NEWEST = { afterAt: 'infinity', afterId: LAST_ID } as const;

/** One of them, for a list that shows it again after a change. */
export const findOfAll = statement<{ bookingId: string }, ListedBookingRow>(
  'bookings.find-of-all',
  `select ${LISTED} from bookings where id = $bookingId and ${LISTED_ONES}`,
);

/** How many there are. */
export const countOfAll = statement<BookingCriteria, { found: number }>(
  'bookings.count-of-all',
  countUpTo(`bookings where ${FOUND}`),
  { prepared: false },
);
