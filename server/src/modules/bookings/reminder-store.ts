import { statement } from '../../platform/database/statement.ts';

/** Conditional: an appointment that stands, begins after $2 and until $3, and whose patient was not reminded of this time yet. */
export const takeReminder = statement<{ starts_at: Date }>(
  'bookings.take-reminder',
  `update bookings set reminder_due = false
    where id = $1 and reminder_due and state = 'scheduled' and starts_at > $2 and starts_at <= $3 returning starts_at`,
);

/** Appointments that begin after $1 and until $2 and of which nobody was reminded. */
export const toRemind = statement<{ id: string }>(
  'bookings.to-remind',
  "select id from bookings where reminder_due and state = 'scheduled' and starts_at > $1 and starts_at <= $2 order by starts_at limit 500",
);
