import { statement } from '../../platform/database/statement.ts';
import type { NoValues } from '../../platform/database/statement.ts';

/** All bookings but those whose hold ended without a payment, and how many of them are emergencies. */
export const counts = statement<NoValues, { total: number; emergencies: number }>(
  'bookings.counts',
  "select count(*)::int as total, (count(*) filter (where is_emergency))::int as emergencies from bookings where state <> 'expired'",
);

/** Those of these bookings that are emergencies. */
export const emergenciesAmong = statement<{ ids: readonly string[] }, { id: string }>(
  'bookings.emergencies-among',
  'select id from bookings where id = any($ids::uuid[]) and is_emergency',
);
