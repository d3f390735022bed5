import { statement } from '../../platform/database/statement.ts';

/** Records that a booking was viewed. Changes no row if somebody has viewed it before. */
export const addView = statement<{ bookingId: string; viewedBy: string; now: Date }>(
  'booking-desk.add-view',
  `insert into viewed_bookings (booking_id, viewed_by, viewed_at) values ($bookingId, $viewedBy, $now)
   on conflict (booking_id) do nothing`,
);

/** Which of these bookings were viewed. */
export const viewedAmong = statement<{ ids: readonly string[] }, { booking_id: string }>(
  'booking-desk.viewed-among',
  'select booking_id from viewed_bookings where booking_id = any($ids::uuid[])',
);
