import type { Context } from '../../platform/context.ts';
import * as holds from './hold-store.ts';

/**
 * Notes in the caller's transaction which member of staff made a held booking for a caller, so that its patient sees
 * that. Changes nothing when somebody is noted already, or when it is no longer unpaid.
 */
export async function noteAssisted(
  inside: Context,
  { bookingId, memberId }: { bookingId: string; memberId: string },
): Promise<void> {
  await inside.db.run(holds.noteAssisted, { bookingId, memberId });
}
