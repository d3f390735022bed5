import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { later } from '../../platform/time.ts';
import { lockAccount, openRecordsEverywhere } from '../identity/index.ts';
import { unlockRecords } from '../record-locks/index.ts';
import { OPENING_DELAY, OPENING_LIFETIME } from './rules.ts';
import * as store from './store.ts';

/**
 * Runs every five minutes: lifts the passphrases whose opening was approved and asked for 72 hours ago, ends what
 * nobody approved within thirty days, and deletes what ended thirty days ago.
 */
export async function openDue(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  const due = await ctx.db.many(store.dueOpenings, { askedBefore: later(now, -OPENING_DELAY) });
  for (const { account_id: accountId } of due) await inTransaction(ctx, (inside) => open(inside, accountId));
  const before = later(now, -OPENING_LIFETIME);
  await ctx.db.run(store.expireOpenings, { askedBefore: before, now });
  await ctx.db.run(store.forgetOpenings, { before });
}

async function open(inside: Context, accountId: string): Promise<void> {
  if (!(await lockAccount(inside, accountId))) return;
  // The person may have cancelled it since the list was read.
  if ((await inside.db.run(store.endOpening, { accountId, outcome: 'opened', now: inside.clock.now() })) === 0) return;
  await unlockRecords(inside, accountId);
  await openRecordsEverywhere(inside, accountId);
  await audit(inside, { action: 'record-opening.lift', object: 'account', objectId: accountId });
}
