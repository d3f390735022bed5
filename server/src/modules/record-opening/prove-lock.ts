import type { BodyOf } from '@tabibu/contract/api-calls';
import { accountOf, inTransaction, sessionOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { lockAccount } from '../identity/index.ts';
import { provePasskey } from '../passkeys/index.ts';
import { findLock, opensRecords, tryPasskey } from '../record-locks/index.ts';

/** What a person gives to open records: the passphrase or a passkey. */
export type LockProof = BodyOf<'POST /api/me/record-lock/open'>;
type GivenPasskey = NonNullable<LockProof['passkey']>;

/**
 * Runs a change of the caller's lock, in a transaction that has locked the account, once the caller has given the
 * passphrase or a passkey. Throws `passphrase-wrong` or `record-passkey-refused`, `passphrase-paused` after several
 * wrong tries, and `passphrase-missing` when nothing protects the records.
 */
export async function withLockProof<Result>(
  ctx: Context,
  { passphrase, passkey }: LockProof,
  change: (inside: Context) => Promise<Result>,
): Promise<Result> {
  if (passkey !== undefined) return withPasskey(ctx, passkey, change);
  const accountId = accountOf(ctx);
  const proven = await findLock(ctx, accountId);
  const isRight = await opensRecords(ctx, accountId, passphrase ?? '');
  if (isRight === undefined) throw new Problem('passphrase-missing');
  if (!isRight) throw new Problem('passphrase-wrong');
  return inTransaction(ctx, async (inside) => {
    const lock = await lockOwnRecords(inside);
    // Removed or replaced while this one was compared.
    if (lock === undefined) throw new Problem('passphrase-missing');
    if (lock.passphrase !== proven?.passphrase) throw new Problem('passphrase-wrong');
    return change(inside);
  });
}

/** Runs a change as `withLockProof` does; the first lock of an account needs no proof. */
export async function changeLock<Result>(
  ctx: Context,
  proof: LockProof,
  change: (inside: Context) => Promise<Result>,
): Promise<Result> {
  if ((await findLock(ctx, accountOf(ctx))) !== undefined) return withLockProof(ctx, proof, change);
  return inTransaction(ctx, async (inside) => {
    // Chosen meanwhile in another browser: this one has not given what opens the records.
    if ((await lockOwnRecords(inside)) !== undefined) throw new Problem('passphrase-wrong');
    return change(inside);
  });
}

async function withPasskey<Result>(
  ctx: Context,
  { challenge_id: challengeId, credential }: GivenPasskey,
  change: (inside: Context) => Promise<Result>,
): Promise<Result> {
  const accountId = accountOf(ctx);
  const done = await tryPasskey(ctx, accountId, () =>
    inTransaction(ctx, async (inside) => {
      if ((await lockOwnRecords(inside)) === undefined) throw new Problem('passphrase-missing');
      const given = { purpose: 'records', sessionId: sessionOf(inside), challengeId, credential } as const;
      // Not thrown, because the challenge is used up either way.
      return (await provePasskey(inside, accountId, given)) ? { result: await change(inside) } : undefined;
    }),
  );
  if (done === undefined) throw new Problem('record-passkey-refused');
  return done.result;
}

async function lockOwnRecords(inside: Context) {
  const accountId = accountOf(inside);
  if (!(await lockAccount(inside, accountId))) throw new Problem('not-signed-in');
  return findLock(inside, accountId);
}
