import { statement } from '../../platform/database/statement.ts';

export interface AlertRow {
  readonly id: string;
  readonly booking_id: string;
  readonly doctor_id: string;
  readonly created_at: Date;
}

/** Records an alert. Inserts no row when the doctor was alerted to this emergency before. */
export const addAlert = statement<{
  alertId: string;
  bookingId: string;
  doctorId: string;
  secretHash: Buffer;
  now: Date;
}>(
  'emergencies.add-alert',
  'insert into emergency_alerts (id, booking_id, doctor_id, secret_hash, created_at) values ($alertId, $bookingId, $doctorId, $secretHash, $now) on conflict do nothing',
);

export const alertOfSecret = statement<{ secretHash: Buffer }, AlertRow>(
  'emergencies.alert-of-secret',
  'select id, booking_id, doctor_id, created_at from emergency_alerts where secret_hash = $secretHash',
);

export const countAlerts = statement<{ bookingId: string }, { rung: number }>(
  'emergencies.count-alerts',
  'select count(*) as rung from emergency_alerts where booking_id = $bookingId',
);

export const alertedDoctors = statement<{ bookingId: string }, { doctor_id: string }>(
  'emergencies.alerted-doctors',
  'select doctor_id from emergency_alerts where booking_id = $bookingId',
);

/** The alert of doctor `doctorId` for booking `bookingId`; no row when the doctor was not alerted to it. */
export const alertOfDoctor = statement<{ doctorId: string; bookingId: string }, AlertRow>(
  'emergencies.alert-of-doctor',
  'select id, booking_id, doctor_id, created_at from emergency_alerts where doctor_id = $doctorId and booking_id = $bookingId',
);

/** The emergencies that doctor `doctorId` was alerted to after `since`. */
export const alertsOfDoctor = statement<{ doctorId: string; since: Date }, { booking_id: string }>(
  'emergencies.alerts-of-doctor',
  'select booking_id from emergency_alerts where doctor_id = $doctorId and created_at > $since',
);

/** All alerts of these emergencies. */
export const alertsOf = statement<{ bookingIds: readonly string[] }, { booking_id: string; doctor_id: string }>(
  'emergencies.alerts-of',
  'select booking_id, doctor_id from emergency_alerts where booking_id = any($bookingIds::uuid[])',
);
