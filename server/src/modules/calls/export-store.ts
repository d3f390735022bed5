import { statement } from '../../platform/database/statement.ts';

/** The calls of appointments, as far as they tell when somebody spoke with the doctor. */
export const callsOf = statement<{ bookingIds: readonly string[] }, { readonly booking_id: string }>(
  'calls.export-calls',
  `select booking_id, starts_at, connected_at, together_ms, bridged_ms, ended_at, called_back_at from call_sessions
    where booking_id = any($bookingIds::uuid[]) order by booking_id`,
);
