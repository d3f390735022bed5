import { statement } from '../../platform/database/statement.ts';
import { BOOKING } from './store.ts';
import type { BookingRow } from './store.ts';

/** What a patient has paid for and what has not been settled, soonest first. */
export const openOfPatient = statement<BookingRow>(
  'bookings.open-of-patient',
  `select ${BOOKING} from bookings where patient_id = $1 and state = 'scheduled' order by coalesce(starts_at, created_at), id`,
);

/** What a doctor owes patients, or is not credited for before $2: an emergency that nobody took is nobody's. */
export const openOfDoctor = statement<BookingRow>(
  'bookings.open-of-doctor',
  `select ${BOOKING} from bookings
   where coalesce(accepted_by, doctor_id) = $1 and starts_at is not null
     and (state = 'scheduled' or (state = 'completed' and contestable_until > $2 and contested_at is null))
   order by starts_at, id`,
);

export const countHolds = statement<{ holds: number }>(
  'bookings.count-holds',
  "select count(*) as holds from bookings where patient_id = $1 and state = 'awaiting-payment' and hold_expires_at > $2",
);

/** Conditional: the unpaid holds of a patient who leaves. */
export const endHoldsOfPatient = statement<BookingRow>(
  'bookings.end-holds-of-patient',
  `update bookings set state = 'expired' where patient_id = $1 and state = 'awaiting-payment' returning ${BOOKING}`,
);

/** Conditional: the unpaid holds on a doctor who leaves. */
export const endHoldsOfDoctor = statement<BookingRow>(
  'bookings.end-holds-of-doctor',
  `update bookings set state = 'expired' where doctor_id = $1 and state = 'awaiting-payment' returning ${BOOKING}`,
);
