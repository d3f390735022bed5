import { statement } from '../../platform/database/statement.ts';

/** Those whose payment was open when the hold ended, and whose hold ended after a time. */
export const awaitingSince = statement<{ after: Date }, { id: string }>(
  'bookings.awaiting-since',
  "select id from bookings where state = 'expired' and awaits_answer and hold_expires_at > $after limit 500",
);

/** Notes that nothing is awaited any more of a hold that ended. Changes no row for any other booking. */
export const endAwaiting = statement<{ bookingId: string }>(
  'bookings.end-awaiting',
  "update bookings set awaits_answer = false where id = $bookingId and state = 'expired' and awaits_answer",
);
