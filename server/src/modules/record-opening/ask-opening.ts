import type { RecordLockBody } from '@tabibu/contract/record-opening';
import { audit } from '../../platform/audit.ts';
import { accountOf, inTransaction, sessionOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { publish } from '../../platform/outbox.ts';
import { Problem } from '../../platform/problem.ts';
import { later } from '../../platform/time.ts';
import { lockAccount } from '../identity/index.ts';
import { findLock } from '../record-locks/index.ts';
import { readRecordLock } from './read-record-lock.ts';
import { MOST_OPENINGS, OPENING_LIFETIME } from './rules.ts';
import * as store from './store.ts';

/**
 * Asks, for a caller who forgot the record passphrase, that it is lifted. The number is told at once, by email too;
 * nothing opens before 72 hours are over and two administrators have found out who asks. Asked again, nothing changes.
 * Throws `passphrase-missing` and, the fourth time within thirty days, `openings-exhausted`.
 */
export async function askOpening(ctx: Context): Promise<RecordLockBody> {
  const accountId = accountOf(ctx);
  return inTransaction(ctx, async (inside) => {
    if (!(await lockAccount(inside, accountId))) throw new Problem('not-signed-in');
    if ((await findLock(inside, accountId)) === undefined) throw new Problem('passphrase-missing');
    if ((await inside.db.maybe(store.findOpening, { accountId })) === undefined) await begin(inside, accountId);
    return readRecordLock(inside);
  });
}

async function begin(inside: Context, accountId: string): Promise<void> {
  const now = inside.clock.now();
  const { count } = await inside.db.one(store.countOpenings, { accountId, after: later(now, -OPENING_LIFETIME) });
  if (count >= MOST_OPENINGS) throw new Problem('openings-exhausted');
  const id = newId(now);
  await inside.db.maybe(store.askOpening, { id, accountId, sessionId: sessionOf(inside), now });
  await audit(inside, { action: 'record-opening.ask', object: 'account', objectId: accountId });
  await publish(inside, 'record-opening.asked', { accountId, occasion: id });
}
