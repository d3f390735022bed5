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
