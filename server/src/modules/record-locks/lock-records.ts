import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { publish } from '../../platform/outbox.ts';
import { checkPassphrase, forgetRecordTries, takeRecordTry } from '../passwords/index.ts';
import { TOLD_AT } from './rules.ts';
import * as store from './store.ts';

/** What protects the earlier records of an account, besides its passkeys. */
interface RecordLock {
  readonly chosenAt: Date;
  /** The passphrase as it is stored, so that a caller sees whether it changed meanwhile; null without one. */
  readonly passphrase: string | null;
}

/** Returns the lock of an account; undefined when nothing protects its records. */
export async function findLock(ctx: Context, accountId: string): Promise<RecordLock | undefined> {
  const lock = await ctx.db.maybe(store.findLock, { accountId });
  return lock && { chosenAt: lock.chosen_at, passphrase: lock.hash };
}

/**
 * Returns whether the passphrase is that of the account; undefined when the account has no lock. Wrong tries count per
 * account: of the fifth in a row the person is told, and from then on `passphrase-paused` is thrown with the seconds to
 * wait. Runs outside a transaction, because a hash takes long.
 */
export async function opensRecords(ctx: Context, accountId: string, typed: string): Promise<boolean | undefined> {
  const lock = await ctx.db.maybe(store.findLock, { accountId });
  if (lock === undefined) return undefined;
  const wrongTries = await checkPassphrase(ctx, accountId, { stored: lock.hash ?? undefined, typed });
  if (wrongTries > 0) await recordWrong(ctx, accountId, wrongTries);
  return wrongTries === 0;
}

/**
 * Runs a try to open records by a passkey and returns its result. One without a result counts as a wrong passphrase
 * does. Throws `passphrase-paused`. Runs outside a transaction, so that the try stays counted.
 */
export async function tryPasskey<Result>(
  ctx: Context,
  accountId: string,
  attempt: () => Promise<{ readonly result: Result } | undefined>,
): Promise<{ readonly result: Result } | undefined> {
  const tries = await takeRecordTry(ctx, accountId);
  const done = await attempt();
  if (done === undefined) await recordWrong(ctx, accountId, tries);
  else await forgetRecordTries(ctx, accountId);
  return done;
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

/**
 * Notes that an account that the caller has locked got a passkey for its records: from now on they have a lock. Forgets
 * the browsers that were known before.
 */
export async function holdByPasskey(inside: Context, accountId: string): Promise<void> {
  await inside.db.run(store.keepLock, { accountId, now: inside.clock.now() });
  await inside.db.run(store.forgetDevices, { accountId });
  await announce(inside, accountId, 'passkey-chosen');
}

/**
 * Notes that one of the ways to open records is gone and another one is left; the passphrase is deleted here. Forgets
 * the browsers that were known before: the lost one may be among them.
 */
export async function weakenLock(inside: Context, accountId: string, gone: 'passphrase' | 'passkey'): Promise<void> {
  if (gone === 'passphrase') await inside.db.run(store.dropPassphrase, { accountId });
  await inside.db.run(store.forgetDevices, { accountId });
  await announce(inside, accountId, 'one-removed');
}

/**
 * Deletes the lock of an account with its passphrase, passkeys and browsers. Returns false when there was none. May be
 * repeated.
 */
export async function unlockRecords(inside: Context, accountId: string): Promise<boolean> {
  if ((await inside.db.run(store.removeLock, { accountId })) === 0) return false;
  await announce(inside, accountId, 'removed');
  return true;
}

const ACTIONS = {
  chosen: 'record-locks.choose',
  'passkey-chosen': 'record-locks.add-passkey',
  'one-removed': 'record-locks.weaken',
  removed: 'record-locks.remove',
} as const;

async function announce(inside: Context, accountId: string, change: keyof typeof ACTIONS): Promise<void> {
  await audit(inside, { action: ACTIONS[change], object: 'account', objectId: accountId });
  await publish(inside, 'record-locks.changed', { accountId, change, occasion: newId(inside.clock.now()) });
}

/** Deletes the lock of an account that is erased, with all that it has. Nobody is told. May be repeated. */
export async function forgetLock(inside: Context, accountId: string): Promise<void> {
  await inside.db.run(store.removeLock, { accountId });
}
