import { statement } from '../../platform/database/statement.ts';
import { BOOKING } from './store.ts';
import type { BookingRow } from './store.ts';

/** Whose booking it is: the doctor asked for, in an emergency the one who took it. An emergency that nobody took is nobody's yet. */
const OWN = 'coalesce(accepted_by, doctor_id) = $1 and starts_at is not null';
const PAID = 'funding is not null';

export const findOfDoctor = statement<BookingRow>('bookings.find-of-doctor', `select ${BOOKING} from bookings where ${OWN} and ${PAID} and id = $2`);
export const findOfDoctorLocked = statement<BookingRow>('bookings.find-of-doctor-locked', `select ${BOOKING} from bookings where ${OWN} and ${PAID} and id = $2 for update`);

/** Keyset pages: $2 now; $3 what began before it is no longer upcoming; $4 and $5 the last row's time and id, null on the first page; $6 the number of rows. */
const pageOf = (name: string, which: string, ascending: boolean) => statement<BookingRow>(
  `bookings.list-${name}-of-doctor`,
  `select ${BOOKING} from bookings where ${OWN} and ${which} and $2::timestamptz is not null and $3::timestamptz is not null
   and ($4::timestamptz is null or (starts_at, id) ${ascending ? '>' : '<'} ($4, $5::uuid))
   order by starts_at ${ascending ? '' : 'desc'}, id ${ascending ? '' : 'desc'} limit $6`,
);

export const pages = {
  // A patient who is paying just now shows as pending (DOC-DASH-10).
  upcoming: pageOf('upcoming', `((state = 'scheduled' and starts_at > $3) or (state = 'awaiting-payment' and hold_expires_at > $2))`, true),
  completed: pageOf('completed', `(state in ('completed', 'missed') or (state = 'scheduled' and starts_at <= $3))`, false),
  cancelled: pageOf('cancelled', `state = 'cancelled' and ${PAID}`, false),
} as const;

export interface FiguresRow { readonly today: number; readonly patients: number }

/** $2 and $3 the doctor's day. */
export const figuresOfDoctor = statement<FiguresRow>(
  'bookings.figures-of-doctor',
  `select count(*) filter (where starts_at >= $2 and starts_at < $3) as today, count(distinct patient_id) as patients
   from bookings where ${OWN} and state in ('scheduled', 'completed', 'missed')`,
);

/** Appointments that can still take place: from $2 on; at most $3. */
export const standing = statement<BookingRow>(
  'bookings.standing-of-doctor',
  `select ${BOOKING} from bookings where ${OWN} and state = 'scheduled' and starts_at > $2 order by starts_at, id limit $3`,
);

export interface HappeningRow { readonly id: string; readonly patient_id: string; readonly what: 'booked' | 'completed' | 'cancelled'; readonly cancelled_by: BookingRow['cancelled_by']; readonly at: Date }

/** What happened last with the doctor's paid bookings, newest first; the bookings that changed before $2 are not looked at. */
export const happenings = statement<HappeningRow>(
  'bookings.happenings-of-doctor',
  `select b.id, b.patient_id, h.what, b.cancelled_by, h.at
   from bookings b, lateral (values ('booked', confirmed_at), ('completed', completed_at), ('cancelled', cancelled_at)) as h (what, at)
   where ${OWN} and ${PAID} and h.at > $2 order by h.at desc, h.what desc, b.id limit $3`,
);

/** Those whose appointment is still to come, or has just begun: from after $2 until before $3. */
export const toCome = statement<{ id: string }>(
  'bookings.to-come-of-doctor',
  `select id from bookings where ${OWN} and state = 'scheduled' and starts_at > $2 and starts_at < $3 order by starts_at, id`,
);

/** Conditional: of these the ones that still stand are expected later by $3 minutes, counted from their start or from $2, whichever is later. */
export const expectLater = statement<{ id: string; patient_id: string }>(
  'bookings.expect-later',
  "update bookings set expected_at = greatest(starts_at, $2) + make_interval(mins => $3) where id = any($1) and state = 'scheduled' returning id, patient_id",
);

/** Conditional: none of this doctor waits to be told already. */
export const planDelay = statement(
  'bookings.plan-delay',
  `insert into planned_delays (doctor_id, id, minutes, booking_ids, asked_at, sends_at) values ($1, $2, $3, $4, $5, $6) on conflict (doctor_id) do nothing`,
);

export interface PlannedDelayRow { readonly minutes: number; readonly booking_ids: string[]; readonly asked_at: Date; readonly sends_at: Date }

export const plannedDelay = statement<PlannedDelayRow>('bookings.planned-delay', 'select minutes, booking_ids, asked_at, sends_at from planned_delays where doctor_id = $1');

/** Conditional: one whose time to be taken back is not over. */
export const takeBackDelay = statement<PlannedDelayRow>(
  'bookings.take-back-delay',
  'delete from planned_delays where doctor_id = $1 and sends_at > $2 returning minutes, booking_ids, asked_at, sends_at',
);

/** Conditional: this one, once its time to be taken back is over. */
export const sendDelay = statement<PlannedDelayRow>(
  'bookings.send-delay',
  'delete from planned_delays where doctor_id = $1 and id = $2 and sends_at <= $3 returning minutes, booking_ids, asked_at, sends_at',
);

/** Conditional: none within the quarter of an hour before. The constraint decides. */
export const addAnnouncement = statement(
  'bookings.add-announcement',
  'insert into delay_announcements (id, doctor_id, minutes, told, announced_at) values ($1, $2, $3, $4, $5) on conflict do nothing',
);

export interface AnnouncementRow { readonly announced_at: Date; readonly minutes: number; readonly told: number }

export const lastAnnouncement = statement<AnnouncementRow>(
  'bookings.last-announcement',
  'select announced_at, minutes, told from delay_announcements where doctor_id = $1 and announced_at > $2 order by announced_at desc limit 1',
);

/** $2 the patient; later than $3. */
export const bookedAgain = statement<{ id: string }>(
  'bookings.booked-again',
  `select id from bookings where ${OWN} and patient_id = $2 and starts_at > $3 and state in ('awaiting-payment', 'scheduled', 'completed') limit 1`,
);

/** Completed by the doctor's word only, and contested or contestable at $2; newest first. */
export const doubtful = statement<BookingRow>(
  'bookings.doubtful-of-doctor',
  `select ${BOOKING} from bookings where ${OWN} and state = 'completed' and (contested_at is not null or contestable_until > $2) order by starts_at desc, id desc limit 50`,
);
