import { statement } from '../../platform/database/statement.ts';
import { BOOKING } from './store.ts';
import type { BookingRow } from './store.ts';

/** Conditional: a scheduled booking that has begun, or begins until $3; $4 until when it may be contested, or null. */
export const moveToCompleted = statement(
  'bookings.move-to-completed',
  "update bookings set state = 'completed', completed_at = $2, contestable_until = $4 where id = $1 and state = 'scheduled' and starts_at <= $3",
);

/** Conditional: its patient, in time, once. */
export const contest = statement<BookingRow>(
  'bookings.contest',
  `update bookings set contested_at = $3 where id = $1 and patient_id = $2 and contestable_until > $3 and contested_at is null returning ${BOOKING}`,
);

/** Conditional: what only its doctor says took place, while its patient may still say otherwise: nothing is left to contest. */
export const confirmClaim = statement<BookingRow>(
  'bookings.confirm-claim',
  `update bookings set contestable_until = null
   where id = $1 and state = 'completed' and contestable_until > $2 and contested_at is null returning ${BOOKING}`,
);

/** Conditional: a scheduled booking that has begun; said once. */
export const deny = statement(
  'bookings.deny',
  "update bookings set denied_at = $2 where id = $1 and state = 'scheduled' and starts_at <= $2 and denied_at is null",
);
