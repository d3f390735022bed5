import type { Check } from '../../platform/database/invariants.ts';

/** Invariants of alerts. Each query returns the rows that violate its rule. */
export const checks: readonly Check[] = [
  {
    id: 'I-75',
    says: 'nobody but the doctor asked for is rung for an emergency before the minute alone is over',
    sql: `select a.id from emergency_alerts a join bookings b on b.id = a.booking_id
           where b.alone_until is not null and a.doctor_id <> b.doctor_id and a.created_at < b.alone_until`,
  },
];
