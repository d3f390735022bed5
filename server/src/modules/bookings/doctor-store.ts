import { statement } from '../../platform/database/statement.ts';
import { BOOKING } from './store.ts';
import type { BookingRow } from './store.ts';

/**
 * Bookings that belong to doctor `doctorId`: those made with this doctor, and emergencies that this doctor accepted. An
 * emergency belongs to no doctor before it is accepted (`starts_at` is null until then).
 */
const OF_DOCTOR = 'coalesce(accepted_by, doctor_id) = $doctorId and starts_at is not null';
const PAID = 'funding is not null';

export const findOfDoctor = statement<{ doctorId: string; bookingId: string }, BookingRow>(
  'bookings.find-of-doctor',
  `select ${BOOKING} from bookings where ${OF_DOCTOR} and ${PAID} and id = $bookingId`,
);
export const findOfDoctorLocked = statement<{ doctorId: string; bookingId: string }, BookingRow>(
  'bookings.find-of-doctor-locked',
  `select ${BOOKING} from bookings where ${OF_DOCTOR} and ${PAID} and id = $bookingId for update`,
);

interface PageValues {
  readonly doctorId: string;
  readonly now: Date;
  /** A scheduled appointment that started at this time or before counts as past. */
  readonly pastBefore: Date;
  /** Start and id of the last row of the page before; null on the first page. */
  readonly afterAt: Date | null;
  readonly afterId: string | null;
  readonly limit: number;
}

const pageOf = (name: string, which: string, ascending: boolean) =>
  statement<PageValues, BookingRow>(
    `bookings.list-${name}-of-doctor`,
    `select ${BOOKING} from bookings where ${OF_DOCTOR} and ${which}
   and ($afterAt::timestamptz is null or (starts_at, id) ${ascending ? '>' : '<'} ($afterAt, $afterId::uuid))
   order by starts_at ${ascending ? '' : 'desc'}, id ${ascending ? '' : 'desc'} limit $limit`,
  );

export const pages = {
  // A booking whose patient is paying at this moment is listed as pending (DOC-DASH-10).
  upcoming: pageOf(
    'upcoming',
    `((state = 'scheduled' and starts_at > $pastBefore) or (state = 'awaiting-payment' and hold_expires_at > $now))`,
    true,
  ),
  completed: pageOf(
    'completed',
    `(state in ('completed', 'missed') or (state = 'scheduled' and starts_at <= $pastBefore))`,
    false,
  ),
  cancelled: pageOf('cancelled', `state = 'cancelled' and ${PAID}`, false),
} as const;

export interface FiguresRow {
  readonly today: number;
  readonly patients: number;
}

/**
 * Counts the appointments from `from` until before `before` (`today`), and the different patients of all time
 * (`patients`).
 */
export const countsOfDoctor = statement<{ doctorId: string; from: Date; before: Date }, FiguresRow>(
  'bookings.counts-of-doctor',
  `select count(*) filter (where starts_at >= $from and starts_at < $before) as today, count(distinct coalesce(person_id, patient_id)) as patients
   from bookings where ${OF_DOCTOR} and state in ('scheduled', 'completed', 'missed')`,
);

/** Scheduled appointments that start after `after`, the next `limit` of them. */
export const standing = statement<{ doctorId: string; after: Date; limit: number }, BookingRow>(
  'bookings.standing',
  `select ${BOOKING} from bookings where ${OF_DOCTOR} and state = 'scheduled' and starts_at > $after order by starts_at, id limit $limit`,
);

export interface ActivityRow {
  readonly id: string;
  readonly patient_id: string;
  readonly person_id: string | null;
  readonly what: 'booked' | 'completed' | 'cancelled';
  readonly cancelled_by: BookingRow['cancelled_by'];
  readonly at: Date;
}

/**
 * The `limit` latest events of the doctor's paid bookings (booked, completed, cancelled) after `since`, newest first.
 */
export const recentActivity = statement<{ doctorId: string; since: Date; limit: number }, ActivityRow>(
  'bookings.recent-activity',
  `select b.id, b.patient_id, b.person_id, h.what, b.cancelled_by, h.at
   from bookings b, lateral (values ('booked', confirmed_at), ('completed', completed_at), ('cancelled', cancelled_at)) as h (what, at)
   where ${OF_DOCTOR} and ${PAID} and h.at > $since order by h.at desc, h.what desc, b.id limit $limit`,
);

export interface ToComeRow {
  readonly id: string;
  readonly starts_at: Date;
  readonly expected_at: Date | null;
  readonly latest_told_at: Date | null;
}

/**
 * Scheduled appointments that start from `from` until before `before`. Without emergencies: they have no planned time
 * that could be delayed.
 */
export const scheduledOfDoctor = statement<{ doctorId: string; from: Date; before: Date }, ToComeRow>(
  'bookings.scheduled-of-doctor',
  `select id, starts_at, expected_at, latest_told_at from bookings where ${OF_DOCTOR} and state = 'scheduled' and not is_emergency and starts_at >= $from and starts_at < $before order by starts_at, id`,
);

/**
 * Counts the scheduled appointments after an instant of each of these doctors who has any. Without emergencies, as
 * above.
 */
export const scheduledPerDoctor = statement<
  { doctorIds: readonly string[]; after: Date },
  { doctor_id: string; count: number }
>(
  'bookings.scheduled-per-doctor',
  `select coalesce(accepted_by, doctor_id) as doctor_id, count(*)::int as count from bookings
   where coalesce(accepted_by, doctor_id) = any($doctorIds::uuid[]) and starts_at is not null and state = 'scheduled' and not is_emergency and starts_at > $after
   group by 1`,
);

/** Id and start of these bookings, in order, without bookings that have no start. */
export const startsOf = statement<{ bookingIds: readonly string[] }, { id: string; starts_at: Date }>(
  'bookings.starts-of',
  'select id, starts_at from bookings where id = any($bookingIds) and starts_at is not null order by starts_at, id',
);

const TELL = 'latest_told_at = nullif(greatest(latest_told_at, $toldAt), starts_at), delays_told = delays_told + 1';

/**
 * Stores `expectedAt` as the time at which the doctor is expected and counts `toldAt` as a time that the patient is
 * told. Changes no row unless the booking is scheduled.
 */
export const setExpectedAt = statement<
  { bookingId: string; expectedAt: Date | null; toldAt: Date },
  { patient_id: string }
>(
  'bookings.set-expected-at',
  `update bookings set expected_at = $expectedAt, ${TELL} where id = $bookingId and state = 'scheduled' returning patient_id`,
);

/**
 * A booking of patient `patientId` that starts after `after` and is held, scheduled or completed; no row when there is
 * none.
 */
export const bookedAgain = statement<{ doctorId: string; patientId: string; after: Date }, { id: string }>(
  'bookings.booked-again',
  `select id from bookings where ${OF_DOCTOR} and patient_id = $patientId and starts_at > $after and state in ('awaiting-payment', 'scheduled', 'completed') limit 1`,
);

/**
 * Bookings completed on the doctor's word only that are contested without a decision, or can still be contested at
 * `now`; newest first.
 */
export const contestedOrContestable = statement<{ doctorId: string; now: Date }, BookingRow>(
  'bookings.contested-or-contestable',
  `select ${BOOKING} from bookings where ${OF_DOCTOR} and state = 'completed' and contest_outcome is null and credited_contest_until is null and (contested_at is not null or contestable_until > $now) order by starts_at desc, id desc limit 50`,
);

/** How many consultations of each of these doctors were completed. */
export const completedPerDoctor = statement<{ doctorIds: readonly string[] }, { doctor_id: string; count: number }>(
  'bookings.completed-per-doctor',
  `select coalesce(accepted_by, doctor_id) as doctor_id, count(*)::int as count from bookings
   where state = 'completed' and coalesce(accepted_by, doctor_id) = any($doctorIds::uuid[]) group by 1`,
);
