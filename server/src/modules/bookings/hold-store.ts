import { statement } from '../../platform/database/statement.ts';
import { BOOKING } from './store.ts';
import type { BookingRow } from './store.ts';

/** Conditional: a hold that its patient gives up for another time. It is no appointment and names no payment. */
export const release = statement('bookings.release', "update bookings set state = 'expired', payment_id = null where id = $1 and state = 'awaiting-payment'");

/** Conditional: what the patient says now of a time that is held already. */
export const rewriteReason = statement('bookings.rewrite-reason', "update bookings set reason_sealed = $2 where id = $1 and state = 'awaiting-payment'");

/** The patient's own unpaid hold with a doctor. */
export const ownHold = statement<BookingRow>(
  'bookings.own-hold',
  `select ${BOOKING} from bookings where patient_id = $1 and doctor_id = $2 and state = 'awaiting-payment' and hold_expires_at > $3 and not is_emergency`,
);

/** Every unpaid booking of a patient that is still held. */
export const ownHolds = statement<BookingRow>(
  'bookings.own-holds',
  `select ${BOOKING} from bookings where patient_id = $1 and state = 'awaiting-payment' and hold_expires_at > $2 order by id`,
);

/** Does one of these bookings, whose payments have no end yet, stand for this very half hour of the doctor? */
export const isAwaitedThere = statement<{ awaited: boolean }>(
  'bookings.is-awaited-there',
  "select exists (select from bookings where id = any($1::uuid[]) and doctor_id = $2 and starts_at = $3 and state = 'expired') as awaited",
);
