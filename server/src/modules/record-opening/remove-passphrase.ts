import { accountOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { openRecordsEverywhere } from '../identity/index.ts';
import { hasPasskey, listPasskeys, removePasskey } from '../passkeys/index.ts';
import { findLock, unlockRecords, weakenLock } from '../record-locks/index.ts';
import { dropOpening } from './cancel-opening.ts';
import { withLockProof } from './prove-lock.ts';
import type { LockProof } from './prove-lock.ts';
import { openOnlyHere } from './open-here.ts';
import type { ChangedLock } from './open-here.ts';
import { NO_LOCK } from './read-record-lock.ts';

/**
 * Takes the passphrase off the caller's records. If passkeys are left, they open this browser only from now on;
 * otherwise every browser of the account sees the records again. Throws the refusals of `withLockProof`, and
 * `passphrase-missing` when passkeys alone protect them.
 */
export async function removePassphrase(
  ctx: Context,
  proof: LockProof,
  cookie: string | undefined,
): Promise<ChangedLock> {
  const accountId = accountOf(ctx);
  return withLockProof(ctx, proof, async (inside) => {
    if ((await findLock(inside, accountId))?.passphrase === null) throw new Problem('passphrase-missing');
    if (!(await hasPasskey(inside, accountId, 'records'))) return unlock(inside, accountId);
    await weakenLock(inside, accountId, 'passphrase');
    return openOnlyHere(inside, cookie);
  });
}

/**
 * Takes a passkey off the caller's records, with the same effect. Throws `not-found` for another person's passkey as
 * for a missing one (Z-04), before a try is counted, and the refusals of `withLockProof`.
 */
export async function removeRecordPasskey(
  ctx: Context,
  { passkeyId, proof }: { readonly passkeyId: string; readonly proof: LockProof },
  cookie: string | undefined,
): Promise<ChangedLock> {
  const accountId = accountOf(ctx);
  const own = await listPasskeys(ctx, accountId, 'records');
  if (!own.some(({ id }) => id === passkeyId)) throw new Problem('not-found');
  return withLockProof(ctx, proof, async (inside) => {
    if (!(await removePasskey(inside, { accountId, passkeyId }, 'records'))) throw new Problem('not-found');
    const lock = await findLock(inside, accountId);
    const isLast = lock?.passphrase === null && !(await hasPasskey(inside, accountId, 'records'));
    if (isLast) return unlock(inside, accountId);
    await weakenLock(inside, accountId, 'passkey');
    return openOnlyHere(inside, cookie);
  });
}

async function unlock(inside: Context, accountId: string): Promise<ChangedLock> {
  await unlockRecords(inside, accountId);
  await openRecordsEverywhere(inside, accountId);
  await dropOpening(inside, accountId);
  return { lock: NO_LOCK };
}
