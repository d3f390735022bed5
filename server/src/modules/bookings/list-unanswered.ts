import type { Context } from '../../platform/context.ts';
import * as emergencies from './emergency-store.ts';
import type { UnansweredRow } from './emergency-store.ts';

export type { UnansweredRow };

const MOST = 100;

/** Returns the paid emergencies that no doctor has accepted, the one that rings longest first; a hundred at most. */
export function listUnanswered(ctx: Context): Promise<UnansweredRow[]> {
  return ctx.db.many(emergencies.unanswered, { limit: MOST });
}

/** Returns one of them; undefined if it is none, or a doctor has accepted it. */
export async function findUnanswered(ctx: Context, bookingId: string): Promise<UnansweredRow | undefined> {
  return ctx.db.maybe(emergencies.findUnanswered, { bookingId });
}

/**
 * Returns one of them and keeps it until the caller's transaction ends. `answered` if a doctor has accepted the
 * emergency or it is over; undefined if there is no paid emergency of that id.
 */
export async function lockUnanswered(
  inside: Context,
  bookingId: string,
): Promise<UnansweredRow | 'answered' | undefined> {
  const row = await inside.db.maybe(emergencies.lockPaid, { bookingId });
  if (row === undefined) return undefined;
  const isOpen = row.state === 'scheduled' && row.emergency_state !== 'accepted';
  return isOpen ? row : 'answered';
}
