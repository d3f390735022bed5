import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { publish } from '../../platform/outbox.ts';
import { checkPassphrase } from '../passwords/index.ts';
import { TOLD_AT } from './rules.ts';
import * as store from './store.ts';

/** Returns when the passphrase of an account was chosen; undefined when there is none. */
export async function findLock(ctx: Context, accountId: string): Promise<{ readonly chosenAt: Date } | undefined> {
  const lock = await ctx.db.maybe(store.findLock, { accountId });
  return lock && { chosenAt: lock.chosen_at };
}

/**
 * Returns whether the passphrase is that of the account; undefined when the account has none. Wrong tries count per
 * account: of the fifth in a row the person is told, and from then on `passphrase-paused` is thrown with the seconds to
 * wait. Runs outside a transaction, because a hash takes long.
 */
export async function opensRecords(ctx: Context, accountId: string, typed: string): Promise<boolean | undefined> {
  const lock = await ctx.db.maybe(store.findLock, { accountId });
  if (lock === undefined) return undefined;
  const wrongTries = await checkPassphrase(ctx, accountId, { stored: lock.hash, typed });
  if (wrongTries > 0) await recordWrong(ctx, accountId, wrongTries);
  return wrongTries === 0;
}

async function recordWrong(ctx: Context, accountId: string, failures: number): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    await audit(inside, {
      action: 'record-locks.check',
      object: 'account',
      objectId: accountId,
      outcome: 'refused',
      details: { failures },
    });
    if (failures === TOLD_AT)
      await publish(inside, 'record-locks.tries-failed', { accountId, occasion: newId(inside.clock.now()) });
  });
}

/**
 * Stores the passphrase of an account that the caller has locked, in place of an earlier one, and forgets the browsers
 * that knew the earlier one. `hash` is from `hashPassphrase` of `passwords`.
 */
export async function lockRecords(inside: Context, accountId: string, hash: string): Promise<void> {
  await inside.db.run(store.setLock, { accountId, hash, now: inside.clock.now() });
  await inside.db.run(store.forgetDevices, { accountId });
  await announce(inside, accountId, 'chosen');
}

/** Deletes the passphrase and the browsers of an account. Returns false when there was none. May be repeated. */
export async function unlockRecords(inside: Context, accountId: string): Promise<boolean> {
  if ((await inside.db.run(store.removeLock, { accountId })) === 0) return false;
  await announce(inside, accountId, 'removed');
  return true;
}

async function announce(inside: Context, accountId: string, change: 'chosen' | 'removed'): Promise<void> {
  await audit(inside, {
    action: change === 'chosen' ? 'record-locks.choose' : 'record-locks.remove',
    object: 'account',
    objectId: accountId,
  });
  await publish(inside, 'record-locks.changed', { accountId, change, occasion: newId(inside.clock.now()) });
}

/** Deletes the passphrase and the browsers of an account that is erased. Nobody is told. May be repeated. */
export async function forgetLock(inside: Context, accountId: string): Promise<void> {
  await inside.db.run(store.removeLock, { accountId });
}
