import type { Check } from '../../platform/database/invariants.ts';

/** Invariants of bookings for callers. Each query returns the rows that violate its rule. */
export const checks: readonly Check[] = [
  {
    id: 'I-130',
    says: 'a time that was held for a caller belongs to the account of the caller, and it names a member of staff',
    sql: `select a.id::text from assisted_bookings a join bookings b on b.id = a.booking_id
           where b.patient_id <> a.account_id or b.assisted_by is null`,
  },
  {
    id: 'I-131',
    says: 'nothing that was begun for a caller stays open longer than its hold and a quarter of an hour, or half an hour without a hold',
    sql: `select a.id::text from assisted_bookings a
           where a.closed_at is null and a.open_until < now() - interval '5 minutes'
          union select a.id::text from assisted_bookings a join bookings b on b.id = a.booking_id
           where a.closed_at is null and a.open_until > greatest(b.hold_expires_at + interval '15 minutes', a.agreed_at + interval '30 minutes')`,
  },
];
