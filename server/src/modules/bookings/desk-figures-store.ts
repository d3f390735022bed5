import type { Currency } from '@tabibu/contract/currencies';
import { statement } from '../../platform/database/statement.ts';

export interface FiguresRow {
  /** Null for all of the named doctors together. */
  readonly doctor_id: string | null;
  readonly patients: number;
  readonly consultations: number;
  readonly video_calls: number;
}

/**
 * Completed consultations of each of these doctors who has any, and of all together: different patients are counted
 * once.
 */
export const figuresOfDoctors = statement<{ doctorIds: readonly string[] }, FiguresRow>(
  'bookings.figures-of-doctors',
  `select doctor_id, count(distinct patient_id)::int as patients, count(*)::int as consultations,
     (count(*) filter (where call_type = 'video'))::int as video_calls
   from (select coalesce(accepted_by, doctor_id) as doctor_id, patient_id, call_type from bookings
         where state = 'completed' and coalesce(accepted_by, doctor_id) = any($doctorIds::uuid[])) as done
   group by grouping sets ((doctor_id), ())`,
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
