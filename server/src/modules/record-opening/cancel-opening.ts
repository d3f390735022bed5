import type { RecordLockBody } from '@tabibu/contract/record-opening';
import { audit } from '../../platform/audit.ts';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { readRecordLock } from './read-record-lock.ts';
import * as store from './store.ts';

/**
 * Ends the wish to lift the lock, in a browser in which records are open: the person has it, or somebody else
 * asked. May be repeated.
 */
export async function cancelOpening(ctx: Context): Promise<RecordLockBody> {
  return inTransaction(ctx, async (inside) => {
    await dropOpening(inside, accountOf(inside));
    return readRecordLock(inside);
  });
}

/** Ends the wish for which an account waits, if there is one. Runs in the caller's transaction. */
export async function dropOpening(inside: Context, accountId: string): Promise<void> {
  const now = inside.clock.now();
  if ((await inside.db.run(store.endOpening, { accountId, outcome: 'cancelled', now })) === 0) return;
  await audit(inside, { action: 'record-opening.cancel', object: 'account', objectId: accountId });
}

/** Deletes what an account that is erased has asked for. May be repeated. */
export async function forgetOpenings(ctx: Context, accountId: string): Promise<void> {
  await ctx.db.run(store.forgetOpeningsOf, { accountId });
}
