import type { Currency } from '@tabibu/contract/currencies';
import { statement } from '../../platform/database/statement.ts';

/**
 * How many different people completed a consultation with one of these doctors. `offset 0` keeps the planner from
 * reading all bookings: most doctors have few, and each has a place in the index.
 */
export const patientsOfDoctors = statement<{ doctorIds: readonly string[] }, { found: number }>(
  'bookings.patients-of-doctors',
  `select count(*)::int as found from (select distinct patient_id from unnest($doctorIds::uuid[]) as d (id) cross join lateral (
       select patient_id from bookings where state = 'completed' and coalesce(accepted_by, doctor_id) = d.id offset 0) as met) as patients`,
  { prepared: false },
);

/** Appointments of a doctor after an instant: how many, of how many patients. Without emergencies. */
export const promisedOf = statement<{ doctorId: string; after: Date }, { appointments: number; patients: number }>(
  'bookings.promised-of',
  `select count(*)::int as appointments, count(distinct patient_id)::int as patients from bookings
   where coalesce(accepted_by, doctor_id) = $doctorId and state = 'scheduled' and not is_emergency and starts_at > $after`,
);

/** What was paid for them, less what credit paid, a row for each currency. */
export const paidAhead = statement<{ doctorId: string; after: Date }, { currency: Currency; amount: number }>(
  'bookings.paid-ahead',
  `select price_currency as currency, sum(price_amount - credit_amount)::bigint as amount from bookings
   where coalesce(accepted_by, doctor_id) = $doctorId and state = 'scheduled' and not is_emergency and starts_at > $after and funding = 'payment'
   group by price_currency having sum(price_amount - credit_amount) > 0 order by price_currency`,
);

export interface UnderWayRow {
  readonly id: string;
  readonly patient_id: string;
  readonly person_id: string | null;
  readonly doctor_id: string;
  readonly call_type: 'phone' | 'video';
  readonly is_emergency: boolean;
  readonly starts_at: Date;
  readonly expected_at: Date | null;
  readonly latest_told_at: Date | null;
}

const UNDER_WAY =
  'id, patient_id, person_id, coalesce(accepted_by, doctor_id) as doctor_id, call_type, is_emergency, starts_at, expected_at, latest_told_at';

/** Scheduled appointments of all doctors that begin in a span of time, in order. */
export const underWay = statement<{ from: Date; until: Date }, UnderWayRow>(
  'bookings.under-way',
  `select ${UNDER_WAY} from bookings where state = 'scheduled' and starts_at >= $from and starts_at < $until
   order by starts_at, id limit 1000`,
);

/** Scheduled appointments by id. */
export const underWayOf = statement<{ bookingIds: readonly string[] }, UnderWayRow>(
  'bookings.under-way-of',
  `select ${UNDER_WAY} from bookings where id = any($bookingIds::uuid[]) and state = 'scheduled' and starts_at is not null order by starts_at, id`,
);
