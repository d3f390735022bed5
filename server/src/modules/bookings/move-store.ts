import { statement } from '../../platform/database/statement.ts';

export const addMove = statement(
  'bookings.add-move',
  'insert into booking_moves (id, booking_id, from_at, to_at, moved_at) values ($1, $2, $3, $4, $5)',
);

/** How often a booking was moved since $2. */
export const countMoves = statement<{ moves: number }>(
  'bookings.count-moves',
  'select count(*) as moves from booking_moves where booking_id = $1 and moved_at > $2',
);

export interface UntoldMove { readonly from_at: Date; readonly moved_at: Date }

/** Moves that nobody was told of, in the order in which they happened. */
export const untoldMoves = statement<UntoldMove>(
  'bookings.untold-moves',
  'select from_at, moved_at from booking_moves where booking_id = $1 and announced_at is null order by moved_at, id',
);

/** Conditional: closes what was not told yet. */
export const closeMoves = statement('bookings.close-moves', 'update booking_moves set announced_at = $2 where booking_id = $1 and announced_at is null');

/** Bookings with moves until $1 that nobody was told of: their job was lost. */
export const overdueMoves = statement<{ booking_id: string }>(
  'bookings.overdue-moves',
  'select distinct booking_id from booking_moves where announced_at is null and moved_at <= $1 limit 500',
);
