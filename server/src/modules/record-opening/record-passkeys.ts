import type { AskedPasskeyBody } from '@tabibu/contract/passkeys';
import type { BodyOf, DataOf } from '@tabibu/contract/api-calls';
import { accountOf, inTransaction, sessionOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { contactOf, demandOpenRecords, deviceLabel, lockAccount } from '../identity/index.ts';
import { addPasskey, askPasskey, beginPasskey, hasPasskey } from '../passkeys/index.ts';
import { holdByPasskey } from '../record-locks/index.ts';
import { changeLock } from './prove-lock.ts';
import { openOnlyHere } from './open-here.ts';
import type { ChangedLock } from './open-here.ts';

/**
 * Returns the options by which the caller's browser makes a passkey for earlier records. If there is a lock, the
 * passphrase or a passkey has to be given. Throws the refusals of `withLockProof` and `passkeys-full`.
 */
export async function beginRecordPasskey(
  ctx: Context,
  proof: BodyOf<'POST /api/me/record-lock/passkeys/options'>,
): Promise<DataOf<'POST /api/me/record-lock/passkeys/options'>> {
  const accountId = accountOf(ctx);
  return changeLock(ctx, proof, async (inside) => {
    const contact = await contactOf(inside, accountId);
    if (contact === undefined) throw new Problem('not-signed-in');
    return beginPasskey(inside, { accountId, sessionId: sessionOf(inside), name: contact.fullName }, 'records');
  });
}

/**
 * Protects the caller's records with the passkey that the browser made, beside a passphrase or alone. This browser
 * stays open, every other one is closed. The passkey has the name of the browser. Throws `record-passkey-refused`,
 * `passkey-known`, `passkeys-full`, and `records-locked` if this browser was closed since it began.
 */
export async function addRecordPasskey(
  ctx: Context,
  made: BodyOf<'POST /api/me/record-lock/passkeys'>,
  cookie: string | undefined,
): Promise<ChangedLock> {
  const accountId = accountOf(ctx);
  const changed = await inTransaction(ctx, async (inside) => {
    if (!(await lockAccount(inside, accountId))) throw new Problem('not-signed-in');
    await demandOpenRecords(inside);
    const keeper = { accountId, sessionId: sessionOf(inside), name: deviceLabel(ctx.userAgent) };
    const added = await addPasskey(inside, { ...made, ...keeper }, 'records');
    // Not thrown, because the challenge is used up either way.
    if (typeof added === 'string') return added;
    await holdByPasskey(inside, accountId);
    return openOnlyHere(inside, cookie);
  });
  if (changed === 'passkey-refused') throw new Problem('record-passkey-refused');
  if (changed === 'passkey-known') throw new Problem('passkey-known');
  return changed;
}

/** Returns the options by which the browser gives a passkey of the records. Throws `record-passkey-missing`. */
export async function askRecordPasskey(ctx: Context): Promise<AskedPasskeyBody> {
  const accountId = accountOf(ctx);
  if (!(await hasPasskey(ctx, accountId, 'records'))) throw new Problem('record-passkey-missing');
  return askPasskey(ctx, { purpose: 'records', sessionId: sessionOf(ctx) }, accountId);
}
