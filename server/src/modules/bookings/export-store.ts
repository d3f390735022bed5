import { statement } from '../../platform/database/statement.ts';
import type { OwnPlace } from '../../platform/own-rows.ts';

export interface OwnBookingRow {
  readonly id: string;
  readonly person_id: string | null;
  readonly doctor_id: string;
  readonly country: string;
  readonly doctor_type: string;
  readonly call_type: string;
  readonly is_emergency: boolean;
  readonly starts_at: Date | null;
  readonly state: string;
  readonly price_amount: number;
  readonly price_currency: string;
  readonly funding: string | null;
  readonly reason_sealed: Buffer | null;
  readonly cancelled_by: string | null;
  readonly cancelled_at: Date | null;
  readonly cancel_reason_sealed: Buffer | null;
  readonly created_at: Date;
  readonly confirmed_at: Date | null;
  readonly completed_at: Date | null;
  readonly moves: readonly { readonly from_at: string; readonly to_at: string; readonly moved_at: string }[];
}

/** The appointments of a patient with the times from which and to which they were moved. */
export const ownBookings = statement<OwnPlace, OwnBookingRow>(
  'bookings.export-bookings',
  `select id, person_id, coalesce(accepted_by, doctor_id) as doctor_id, country, doctor_type, call_type, is_emergency, starts_at, state,
          price_amount, price_currency, funding, payment_id, credit_amount, reason_sealed, emergency_state, cancelled_by, cancel_cause, cancelled_at,
          cancel_reason_sealed, created_at, confirmed_at, completed_at, denied_at, contested_at, contest_outcome, contest_decided_at,
          new_appointment_at, expected_at,
          coalesce((select json_agg(json_build_object('from_at', m.from_at, 'to_at', m.to_at, 'moved_at', m.moved_at) order by m.moved_at)
                      from booking_moves m where m.booking_id = bookings.id), '[]') as moves
     from bookings where patient_id = $accountId and ($after::uuid is null or id > $after) order by id limit $most`,
);
