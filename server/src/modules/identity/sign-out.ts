import { hasAccount, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { revokeSession } from './open-session.ts';

/** Ends the session that asks (C64). May be repeated. */
export async function signOut(ctx: Context): Promise<void> {
  const { actor } = ctx;
  if (!hasAccount(actor)) return;
  await inTransaction(ctx, (inside) => revokeSession(inside, actor.accountId, actor.sessionId));
}
