import { statement } from '../../platform/database/statement.ts';

export const addMove = statement<{
  id: string;
  bookingId: string;
  from: Date;
  to: Date;
  /** The doctor before, if the move changed the doctor. */
  formerDoctorId: string | null;
  now: Date;
}>(
  'bookings.add-move',
  'insert into booking_moves (id, booking_id, from_at, to_at, former_doctor_id, moved_at) values ($id, $bookingId, $from, $to, $formerDoctorId, $now)',
);

/** How often a booking was moved after `since`. */
export const countMoves = statement<{ bookingId: string; since: Date }, { moves: number }>(
  'bookings.count-moves',
  'select count(*) as moves from booking_moves where booking_id = $bookingId and moved_at > $since',
);

export interface UnannouncedMove {
  readonly from_at: Date;
  readonly moved_at: Date;
  readonly former_doctor_id: string | null;
}

/** Moves of a booking that its people were not told of yet, oldest first. */
export const unannouncedMoves = statement<{ bookingId: string }, UnannouncedMove>(
  'bookings.unannounced-moves',
  'select from_at, moved_at, former_doctor_id from booking_moves where booking_id = $bookingId and announced_at is null order by moved_at, id',
);

/** Marks the moves of a booking as announced at `now`. Changes no row when none is open. */
export const closeMoves = statement<{ bookingId: string; now: Date }>(
  'bookings.close-moves',
  'update booking_moves set announced_at = $now where booking_id = $bookingId and announced_at is null',
);

/**
 * Bookings with unannounced moves of `movedUntil` or earlier. Their own job should have announced them and was lost.
 */
export const overdueMoves = statement<{ movedUntil: Date }, { booking_id: string }>(
  'bookings.overdue-moves',
  'select distinct booking_id from booking_moves where announced_at is null and moved_at <= $movedUntil limit 500',
);

/**
 * Moves an appointment from `from` to `startsAt` of a doctor and clears its delay. Changes no row when it is no longer
 * scheduled at `from`, has begun (unless `movable_until` allows it), or the doctor or the patient has another booking
 * at `startsAt`.
 */
export const moveToSlot = statement<{
  bookingId: string;
  from: Date;
  startsAt: Date;
  doctorId: string;
  now: Date;
  reminderDue: boolean;
}>(
  'bookings.move-to-slot',
  `update bookings b set starts_at = $startsAt, doctor_id = $doctorId, expected_at = null, latest_told_at = null, rescheduled_count = rescheduled_count + 1, movable_until = null, spoken_at = null, denied_at = null, connected_at = null, doctor_called_at = null, reminder_due = $reminderDue
   where id = $bookingId and state = 'scheduled' and not is_emergency and starts_at = $from and (starts_at > $now or movable_until > $now)
     and not exists (
       select from bookings other
       where other.id <> b.id and other.state in ('awaiting-payment', 'scheduled') and not other.is_emergency
         and other.starts_at = $startsAt and (other.doctor_id = $doctorId or other.patient_id = b.patient_id))`,
);
