import { statement } from '../../platform/database/statement.ts';

export interface AlertRow {
  readonly id: string;
  readonly booking_id: string;
  readonly doctor_id: string;
  readonly created_at: Date;
}

/** Conditional: a doctor is rung once per emergency. */
export const addAlert = statement(
  'bookings.add-alert',
  'insert into emergency_alerts (id, booking_id, doctor_id, secret_hash, created_at) values ($1, $2, $3, $4, $5) on conflict do nothing',
);

export const alertOfSecret = statement<AlertRow>(
  'bookings.alert-of-secret',
  'select id, booking_id, doctor_id, created_at from emergency_alerts where secret_hash = $1',
);

/** Conditional: the first doctor to accept has the emergency; escalated ones may still be taken. */
export const accept = statement(
  'bookings.accept-emergency',
  `update bookings set emergency_state = 'accepted', accepted_by = $2, starts_at = $3
   where id = $1 and state = 'scheduled' and emergency_state in ('ringing', 'escalated')`,
);

/** Conditional: rung since before an instant and accepted by nobody. */
export const escalate = statement(
  'bookings.escalate-emergency',
  "update bookings set emergency_state = 'escalated' where id = $1 and state = 'scheduled' and emergency_state = 'ringing' and rung_at <= $2",
);

/** Emergencies whose time to be accepted is over. */
export const overdue = statement<{ id: string }>(
  'bookings.overdue-emergencies',
  "select id from bookings where emergency_state = 'ringing' and state = 'scheduled' and rung_at <= $1 order by rung_at limit 100",
);

export const countAlerts = statement<{ rung: number }>(
  'bookings.count-alerts',
  'select count(*) as rung from emergency_alerts where booking_id = $1',
);
