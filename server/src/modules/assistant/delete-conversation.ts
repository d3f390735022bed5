import { audit } from '../../platform/audit.ts';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import * as store from './store.ts';

/** Deletes a kept conversation of the signed-in person; no doctor reads it any more. Throws `not-found`. */
export async function deleteConversation(ctx: Context, id: string): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const deleted = await inside.db.run(store.remove, { accountId: accountOf(inside), id });
    if (deleted === 0) throw new Problem('not-found');
    await audit(inside, { action: 'assistant.delete', object: 'conversation', objectId: id });
  });
}

/** Deletes all conversations that an erased person kept. Idempotent. */
export async function forgetConversations(ctx: Context, accountId: string): Promise<void> {
  await ctx.db.run(store.forget, { accountId });
}
