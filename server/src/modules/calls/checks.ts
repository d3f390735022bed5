import type { Check } from '../../platform/database/invariants.ts';

/** Invariants of calls. Each query returns the rows that break its invariant. */
export const checks: readonly Check[] = [
  {
    id: 'I-48',
    says: 'the time on the telephone that a call counts is that of its ended bridges',
    sql: `select s.booking_id from call_sessions s
           where s.bridged_ms <> 1000 * (select coalesce(sum(b.joined_seconds), 0) from call_bridges b
             where b.booking_id = s.booking_id and b.starts_at = s.starts_at)`,
  },
  {
    id: 'I-49',
    says: 'whoever was joined by telephone for a minute has had the consultation, unless it was settled otherwise or both went on in the browser',
    sql: `select s.booking_id from call_sessions s join bookings b on b.id = s.booking_id
           where s.bridged_ms >= 60000 and s.together_since is null and s.closed_at is null and b.state = 'scheduled' and b.starts_at = s.starts_at
             and s.together_ms = 0`,
  },
];
