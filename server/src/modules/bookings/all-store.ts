import type { BookingKind, ListedState } from '@tabibu/contract/booking-desk-words';
import type { CountryCode } from '@tabibu/contract/countries';
import type { Currency } from '@tabibu/contract/currencies';
import { statement } from '../../platform/database/statement.ts';

/** Which bookings a list of all shows; null for no wish. Any of the three lists of ids may name a booking. */
export interface BookingCriteria {
  readonly ids: readonly string[] | null;
  readonly patientIds: readonly string[] | null;
  readonly doctorIds: readonly string[] | null;
  readonly kind: BookingKind | null;
  readonly state: ListedState | null;
  readonly country: CountryCode | null;
}

export interface ListedBookingRow {
  readonly id: string;
  readonly patient_id: string;
  readonly doctor_id: string;
  readonly country: CountryCode;
  readonly kind: BookingKind;
  readonly state: ListedState;
  readonly price_amount: number;
  readonly price_currency: Currency;
  readonly starts_at: Date | null;
  readonly created_at: Date;
}

/** A hold that ended without a payment does not count (C99): the same rows as the figures of the dashboard. */
const FOUND = `state <> 'expired' and ($state::text is null or state = $state)
     and ($kind::text is null or case when is_emergency then 'emergency' else call_type end = $kind)
     and ($country::text is null or country = $country)
     and ($ids::uuid[] is null or id = any($ids::uuid[]) or patient_id = any($patientIds::uuid[])
          or coalesce(accepted_by, doctor_id) = any($doctorIds::uuid[]))`;

/** A page of them, newest first. */
export const pageOfAll = statement<BookingCriteria & { limit: number; offset: number }, ListedBookingRow>(
  'bookings.page-of-all',
  `select id, patient_id, coalesce(accepted_by, doctor_id) as doctor_id, country, case when is_emergency then 'emergency' else call_type end as kind, state,
     price_amount, price_currency, starts_at, created_at
   from bookings where ${FOUND} order by created_at desc, id desc limit $limit offset $offset`,
  { prepared: false },
);

/** How many there are. */
export const countOfAll = statement<BookingCriteria, { count: number }>(
  'bookings.count-of-all',
  `select count(*)::int as count from bookings where ${FOUND}`,
  { prepared: false },
);
