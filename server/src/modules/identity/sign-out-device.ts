import { accountOf, inTransaction, sessionOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { revokeSession } from './open-session.ts';

/**
 * Ends one session of the person. Throws `not-found` for another person's session as for a missing one (Z-04).
 * `current` tells whether it was the session that asks.
 */
export async function signOutDevice(ctx: Context, { sessionId }: { sessionId: string }): Promise<{ current: boolean }> {
  const ended = await inTransaction(ctx, (inside) => revokeSession(inside, accountOf(inside), sessionId));
  if (!ended) throw new Problem('not-found');
  return {
    current: sessionOf(ctx) === sessionId,
  };
}
