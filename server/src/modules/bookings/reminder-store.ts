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

const OF_NEXT_DAY = `b.state = 'scheduled' and not b.is_emergency and b.day_reminded_for is distinct from b.starts_at
     and b.starts_at > $from and b.starts_at <= $until
     and greatest(b.confirmed_at, (select max(m.moved_at) from booking_moves m where m.booking_id = b.id)) <= b.starts_at - interval '25 hours'`;

/**
 * Marks that people were reminded a day before. Changes no row unless the appointment is scheduled, starts after `from`
 * and at `until` or earlier, got its start at least 25 hours before it, and nobody was reminded of this start.
 */
export const takeDayReminder = statement<{ bookingId: string; from: Date; until: Date }, { starts_at: Date }>(
  'bookings.take-day-reminder',
  `update bookings b set day_reminded_for = b.starts_at where b.id = $bookingId and ${OF_NEXT_DAY} returning b.starts_at`,
);

/** Such appointments, the next one first. */
export const toRemindOfNextDay = statement<{ from: Date; until: Date }, { id: string }>(
  'bookings.to-remind-of-next-day',
  `select b.id from bookings b where ${OF_NEXT_DAY} order by b.starts_at limit 500`,
);
