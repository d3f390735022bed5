import type { MeBody } from '@tabibu/contract/identity';
import { accountOf, hasAccount } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { readMe } from './read-me.ts';
import * as sessions from './session-store.ts';

/**
 * Records who uses the acting session: its patient (null) or a member of the family whom the caller has checked. This
 * also answers the question about the name that was typed at the sign-in.
 */
export async function chooseUser(ctx: Context, personId: string | null): Promise<MeBody> {
  const sessionId = hasAccount(ctx.actor) ? ctx.actor.sessionId : '';
  await ctx.db.run(sessions.chooseUser, { sessionId, accountId: accountOf(ctx), personId });
  return readMe(ctx);
}
