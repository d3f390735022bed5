import { statement } from '../../platform/database/statement.ts';
import { BOOKING } from './store.ts';
import type { BookingRow } from './store.ts';

/**
 * Stores when the doctors of a paid emergency are rung: until `aloneUntil` only the doctor asked for, from
 * `othersRungAt` on the doctors on call. Changes no row when the emergency is not ringing or this was stored before.
 */
export const planRing = statement<{ bookingId: string; aloneUntil: Date | null; othersRungAt: Date | null }>(
  'bookings.plan-ring',
  "update bookings set alone_until = $aloneUntil, others_rung_at = $othersRungAt where id = $bookingId and emergency_state = 'ringing' and alone_until is null and others_rung_at is null",
);

/**
 * Records that the doctors on call are rung from `now` on. Changes no row when a doctor has accepted, they are rung
 * already, or the minute of the doctor asked for is not over at `now`.
 */
export const ringOthers = statement<{ bookingId: string; now: Date }>(
  'bookings.ring-others',
  `update bookings set others_rung_at = $now
   where id = $bookingId and state = 'scheduled' and emergency_state in ('ringing', 'escalated') and others_rung_at is null and coalesce(alone_until, rung_at) <= $now`,
);

/**
 * Emergencies paid after `rungAfter` that no doctor has accepted and whose doctors on call must be rung now; oldest
 * first.
 */
export const othersDue = statement<{ now: Date; rungAfter: Date }, { id: string }>(
  'bookings.others-due',
  `select id from bookings
   where state = 'scheduled' and emergency_state in ('ringing', 'escalated') and others_rung_at is null and rung_at > $rungAfter and coalesce(alone_until, rung_at) <= $now
   order by rung_at limit 100`,
);

/**
 * Gives an emergency to doctor `doctorId`, starting at `now`. Changes no row when another doctor has accepted it or it
 * is no longer scheduled. An escalated emergency can still be accepted.
 */
export const accept = statement<{ bookingId: string; doctorId: string; now: Date }, BookingRow>(
  'bookings.accept-emergency',
  `update bookings set emergency_state = 'accepted', accepted_by = $doctorId, starts_at = $now
   where id = $bookingId and state = 'scheduled' and emergency_state in ('ringing', 'escalated') returning ${BOOKING}`,
);

/**
 * Escalates an emergency. Changes no row unless it is ringing, not accepted, and was paid at `rungUntil` or earlier.
 */
export const escalate = statement<{ bookingId: string; rungUntil: Date }, BookingRow>(
  'bookings.escalate-emergency',
  `update bookings set emergency_state = 'escalated'
   where id = $bookingId and state = 'scheduled' and emergency_state = 'ringing' and rung_at <= $rungUntil returning ${BOOKING}`,
);

/** Emergencies that were paid at `rungUntil` or earlier and that no doctor has accepted; oldest first. */
export const overdue = statement<{ rungUntil: Date }, { id: string }>(
  'bookings.overdue',
  "select id from bookings where emergency_state = 'ringing' and state = 'scheduled' and rung_at <= $rungUntil order by rung_at limit 100",
);

/** Emergencies, escalated too, that were paid at `rungUntil` or earlier and that no doctor has taken; oldest first. */
export const untaken = statement<{ rungUntil: Date }, { id: string }>(
  'bookings.untaken',
  "select id from bookings where emergency_state in ('ringing', 'escalated') and state = 'scheduled' and rung_at <= $rungUntil order by rung_at limit 100",
);

/** Those of the bookings `bookingIds` that are not completed, newest first, `limit` at most. */
export const notCompleted = statement<{ bookingIds: readonly string[]; limit: number }, BookingRow>(
  'bookings.not-completed',
  `select ${BOOKING} from bookings where id = any($bookingIds) and state <> 'completed' order by rung_at desc, id limit $limit`,
);

/** Those of these emergencies that were escalated and that no doctor has accepted since. */
export const escalatedOf = statement<{ bookingIds: readonly string[] }, BookingRow & { rung_at: Date }>(
  'bookings.escalated-of',
  `select ${BOOKING} from bookings where id = any($bookingIds::uuid[]) and state = 'scheduled' and emergency_state = 'escalated'`,
);

/** The ids of such emergencies in the order of the ids, after `after`. */
export const listEscalated = statement<{ after: string | null; limit: number }, { id: string }>(
  'bookings.list-escalated',
  `select id from bookings where state = 'scheduled' and emergency_state = 'escalated' and ($after::uuid is null or id > $after::uuid) order by id limit $limit`,
);

/** A paid emergency with the moment from which it rings. */
export type UnansweredRow = BookingRow & { readonly rung_at: Date };

const UNANSWERED = "state = 'scheduled' and emergency_state in ('ringing', 'escalated') and rung_at is not null";

/** Paid emergencies that no doctor has accepted, the oldest first. */
export const unanswered = statement<{ limit: number }, UnansweredRow>(
  'bookings.unanswered',
  `select ${BOOKING} from bookings where ${UNANSWERED} order by rung_at, id limit $limit`,
);

export const findUnanswered = statement<{ bookingId: string }, UnansweredRow>(
  'bookings.find-unanswered',
  `select ${BOOKING} from bookings where id = $bookingId and ${UNANSWERED}`,
);

/** Locks an emergency that was paid, in whatever state it is. */
export const lockPaid = statement<{ bookingId: string }, UnansweredRow>(
  'bookings.lock-paid-emergency',
  `select ${BOOKING} from bookings where id = $bookingId and is_emergency and rung_at is not null for update`,
);
