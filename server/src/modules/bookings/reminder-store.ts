import { statement } from '../../platform/database/statement.ts';

/**
 * Marks the reminder of an appointment as sent. Changes no row unless the appointment is scheduled, starts after `now`
 * and at `until` or earlier, and no reminder was sent for this start.
 */
export const takeReminder = statement<{ bookingId: string; now: Date; until: Date }, { starts_at: Date }>(
  'bookings.take-reminder',
  `update bookings set reminder_due = false
    where id = $bookingId and reminder_due and state = 'scheduled' and starts_at > $now and starts_at <= $until returning starts_at`,
);

/** Scheduled appointments that start after `now` and at `until` or earlier and whose reminder was not sent. */
export const toRemind = statement<{ now: Date; until: Date }, { id: string }>(
  'bookings.to-remind',
  "select id from bookings where reminder_due and state = 'scheduled' and starts_at > $now and starts_at <= $until order by starts_at limit 500",
);
