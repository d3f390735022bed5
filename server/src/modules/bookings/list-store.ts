import { statement } from '../../platform/database/statement.ts';
import { BOOKING } from './store.ts';
import type { BookingRow } from './store.ts';

/** An emergency that nobody has accepted counts from the moment it was asked for. */
const AT = 'coalesce(starts_at, created_at)';
/** A hold that has ended stays as long as its payment has no end: $7 are the bookings whose payment is awaited. */
const OPEN = "(state = 'awaiting-payment' and hold_expires_at > $2) or (state in ('awaiting-payment', 'expired') and id = any($7::uuid[]))";
/** $2 now; $3 what began before it is no longer upcoming. */
const UPCOMING = `(${OPEN} or (state = 'scheduled' and ${AT} > $3))`;
const PAST = `(state in ('completed', 'missed') or (state = 'scheduled' and ${AT} <= $3))`;
/** A hold that ran out unpaid is no appointment; it shows only where money was asked for. */
const CALLED_OFF = "(state = 'cancelled' or (state = 'expired' and payment_id is not null and id <> all($7::uuid[])))";

/** Keyset pages: $4 and $5 are the last row's time and id, null on the first page; $6 the number of rows. */
export const upcoming = statement<BookingRow>(
  'bookings.list-upcoming',
  `select ${BOOKING} from bookings where patient_id = $1 and ${UPCOMING}
   and ($4::timestamptz is null or (${AT}, id) > ($4, $5::uuid)) order by ${AT}, id limit $6`,
);

export const past = statement<BookingRow>(
  'bookings.list-past',
  `select ${BOOKING} from bookings where patient_id = $1 and ${PAST} and $2::timestamptz is not null and $7::uuid[] is not null
   and ($4::timestamptz is null or (${AT}, id) < ($4, $5::uuid)) order by ${AT} desc, id desc limit $6`,
);

export const calledOff = statement<BookingRow>(
  'bookings.list-called-off',
  `select ${BOOKING} from bookings where patient_id = $1 and ${CALLED_OFF} and $2::timestamptz is not null and $3::timestamptz is not null
   and ($4::timestamptz is null or (${AT}, id) < ($4, $5::uuid)) order by ${AT} desc, id desc limit $6`,
);
