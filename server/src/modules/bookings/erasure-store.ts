import { statement } from '../../platform/database/statement.ts';
import { AWAITS, BOOKING } from './store.ts';
import type { BookingRow } from './store.ts';

/** A completed consultation that its patient contested, as long as nobody has decided about it. */
const UNDECIDED = "(state = 'completed' and contested_at is not null and contest_outcome is null)";

/** Scheduled bookings of a patient, and those that are contested and not decided; soonest first. */
export const openOfPatient = statement<{ accountId: string }, BookingRow>(
  'bookings.open-of-patient',
  `select ${BOOKING} from bookings where patient_id = $accountId and (state = 'scheduled' or ${UNDECIDED}) order by coalesce(starts_at, created_at), id`,
);

/**
 * Bookings that a doctor still has to serve, and completed ones that the patient can still contest at `now` or has
 * contested, as long as nobody has decided; soonest first. An emergency that no doctor has accepted belongs to no
 * doctor.
 */
export const openOfDoctor = statement<{ doctorId: string; now: Date }, BookingRow>(
  'bookings.open-of-doctor',
  `select ${BOOKING} from bookings
   where coalesce(accepted_by, doctor_id) = $doctorId and starts_at is not null
     and (state = 'scheduled' or (state = 'completed' and contestable_until > $now and contested_at is null)
       or ${UNDECIDED})
   order by starts_at, id`,
);

export const countHolds = statement<{ accountId: string; now: Date }, { holds: number }>(
  'bookings.count-holds',
  "select count(*) as holds from bookings where patient_id = $accountId and state = 'awaiting-payment' and hold_expires_at > $now",
);

/** Ends the unpaid holds of a patient whose account is being erased. Changes no row when there is none. */
export const endHoldsOfPatient = statement<{ accountId: string }, BookingRow>(
  'bookings.end-holds-of-patient',
  `update bookings set state = 'expired', ${AWAITS} where patient_id = $accountId and state = 'awaiting-payment' returning ${BOOKING}`,
);

/** Ends the unpaid holds with a doctor whose account is being erased. Changes no row when there is none. */
export const endHoldsOfDoctor = statement<{ doctorId: string }, BookingRow>(
  'bookings.end-holds-of-doctor',
  `update bookings set state = 'expired', ${AWAITS} where doctor_id = $doctorId and state = 'awaiting-payment' returning ${BOOKING}`,
);

/** Deletes the texts that a patient wrote in bookings. */
export const redact = statement<{ accountId: string }>(
  'bookings.redact',
  'update bookings set reason_sealed = null, cancel_reason_sealed = null where patient_id = $accountId',
);

export const ofPatient = statement<{ accountId: string }, { id: string }>(
  'bookings.of-patient',
  'select id from bookings where patient_id = $accountId',
);
