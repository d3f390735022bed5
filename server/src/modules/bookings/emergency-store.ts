import { statement } from '../../platform/database/statement.ts';
import { BOOKING } from './store.ts';
import type { BookingRow } from './store.ts';

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

/** Conditional: whom a paid emergency rings, and until when only the doctor asked for. */
export const planRing = statement(
  'bookings.plan-ring',
  "update bookings set alone_until = $2, others_rung_at = $3 where id = $1 and emergency_state = 'ringing' and alone_until is null and others_rung_at is null",
);

/** Conditional: nobody has it, and the doctor asked for has been rung alone for long enough. */
export const ringOthers = statement(
  'bookings.ring-others',
  `update bookings set others_rung_at = $2
   where id = $1 and state = 'scheduled' and emergency_state in ('ringing', 'escalated') and others_rung_at is null and coalesce(alone_until, rung_at) <= $2`,
);

/** Paid since $2 and accepted by nobody: the doctors on call are to be rung now. */
export const othersDue = statement<{ id: string }>(
  'bookings.others-due',
  `select id from bookings
   where state = 'scheduled' and emergency_state in ('ringing', 'escalated') and others_rung_at is null and rung_at > $2 and coalesce(alone_until, rung_at) <= $1
   order by rung_at limit 100`,
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

export const alertedDoctors = statement<{ doctor_id: string }>('bookings.alerted-doctors', 'select doctor_id from emergency_alerts where booking_id = $1');

/** Conditional: the doctor was alerted to it. */
export const alertOfDoctor = statement<AlertRow>(
  'bookings.alert-of-doctor',
  'select id, booking_id, doctor_id, created_at from emergency_alerts where doctor_id = $1 and booking_id = $2',
);

/** Emergencies that a doctor was alerted to since $2, newest first, without those that have taken place; at most $3. */
export const ofAlertedDoctor = statement<BookingRow>(
  'bookings.of-alerted-doctor',
  `select ${BOOKING} from bookings where state <> 'completed' and id in (select booking_id from emergency_alerts where doctor_id = $1 and created_at > $2)
   order by rung_at desc, id limit $3`,
);
