import { statement } from '../../platform/database/statement.ts';

/** The calls by telephone of appointments. */
export const bridgesOf = statement<{ bookingIds: readonly string[] }, { readonly id: string }>(
  'bridges.export-bridges',
  `select id, booking_id, asked_by, state, requested_at, answered_at, joined_at, ended_at, joined_seconds from call_bridges
    where booking_id = any($bookingIds::uuid[]) order by id`,
);
