import { statement } from '../../platform/database/statement.ts';
import { BOOKING } from './store.ts';
import type { BookingRow } from './store.ts';

/** A page of a patient's appointments. */
interface PageValues {
  readonly patientId: string;
  readonly now: Date;
  /** A scheduled appointment that started at this time or before counts as past. */
  readonly pastBefore: Date;
  /** Time and id of the last row of the page before; null on the first page. */
  readonly afterAt: Date | null;
  readonly afterId: string | null;
  readonly limit: number;
  /** Only bookings made after this time; null: all. */
  readonly madeAfter: Date | null;
  /** Bookings whose payment may still succeed. */
  readonly awaited: readonly string[];
}

/** An emergency that no doctor has accepted has no start; it is listed at the time of the request. */
const AT = 'coalesce(starts_at, created_at)';
/** An expired hold stays open while its payment may still succeed. */
const OPEN =
  "(state = 'awaiting-payment' and hold_expires_at > $now) or (state in ('awaiting-payment', 'expired') and id = any($awaited::uuid[]))";
const UPCOMING = `(${OPEN} or (state = 'scheduled' and ${AT} > $pastBefore))`;
const PAST = `(state in ('completed', 'missed') or (state = 'scheduled' and ${AT} <= $pastBefore))`;
/** An expired hold is listed only if a payment was started for it. */
const CANCELLED =
  "(state = 'cancelled' or (state = 'expired' and payment_id is not null and id <> all($awaited::uuid[])))";

const MADE = '($madeAfter::timestamptz is null or created_at > $madeAfter)';
/** Whoever protects earlier records still finds the next appointment in a new browser, so that nobody misses it. */
const NEXT = `id = (select id from bookings where patient_id = $patientId and state = 'scheduled' and ${AT} > $pastBefore order by ${AT}, id limit 1)`;
const FIRST_PAGE = '$afterAt::timestamptz is null';

export const upcoming = statement<PageValues, BookingRow>(
  'bookings.upcoming',
  `select ${BOOKING} from bookings where patient_id = $patientId and (${MADE} or ${NEXT}) and ${UPCOMING}
   and (${FIRST_PAGE} or (${AT}, id) > ($afterAt, $afterId::uuid)) order by ${AT}, id limit $limit`,
);

export const past = statement<PageValues, BookingRow>(
  'bookings.past',
  `select ${BOOKING} from bookings where patient_id = $patientId and ${MADE} and ${PAST}
   and (${FIRST_PAGE} or (${AT}, id) < ($afterAt, $afterId::uuid)) order by ${AT} desc, id desc limit $limit`,
);

export const cancelled = statement<PageValues, BookingRow>(
  'bookings.cancelled',
  `select ${BOOKING} from bookings where patient_id = $patientId and ${MADE} and ${CANCELLED}
   and (${FIRST_PAGE} or (${AT}, id) < ($afterAt, $afterId::uuid)) order by ${AT} desc, id desc limit $limit`,
);

/**
 * A booking that was made until `before`, unless its call is open now: it begins before `opens` and did not begin
 * before `closes`.
 */
export const oldBooking = statement<{ bookingId: string; before: Date; opens: Date; closes: Date }, { id: string }>(
  'bookings.old',
  `select id from bookings where id = $bookingId and created_at <= $before
     and not (state = 'scheduled' and starts_at <= $opens and starts_at >= $closes)`,
);
