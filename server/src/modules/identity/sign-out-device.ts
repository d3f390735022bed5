import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { revokeSession } from './open-session.ts';

/** Signs out one device of the person. Another person's session looks exactly like none: `not-found` (Z-04). Says whether it was this very device. */
export async function signOutDevice(ctx: Context, { sessionId }: { sessionId: string }): Promise<{ current: boolean }> {
  const ended = await inTransaction(ctx, (inside) => revokeSession(inside, accountOf(inside), sessionId));
  if (!ended) throw new Problem('not-found');
  return { current: (ctx.actor.kind === 'patient' || ctx.actor.kind === 'doctor') && ctx.actor.sessionId === sessionId };
}
