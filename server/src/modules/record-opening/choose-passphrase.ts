import type { BodyOf } from '@tabibu/contract/api-calls';
import { accountOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { contactOf } from '../identity/index.ts';
import { hashPassphrase } from '../passwords/index.ts';
import { lockRecords } from '../record-locks/index.ts';
import { changeLock } from './prove-lock.ts';
import { openOnlyHere } from './open-here.ts';
import type { ChangedLock } from './open-here.ts';

/**
 * Protects the caller's records with a passphrase, in place of an earlier one. This browser stays open; in every other
 * one, also where the person is signed in now, the passphrase or a passkey has to be given. Throws the refusals of
 * `hashPassphrase` and, if there is a lock, of `withLockProof`.
 */
export async function choosePassphrase(
  ctx: Context,
  { passphrase, current, passkey }: BodyOf<'PUT /api/me/record-lock'>,
  cookie: string | undefined,
): Promise<ChangedLock> {
  const accountId = accountOf(ctx);
  const contact = await contactOf(ctx, accountId);
  const hash = await hashPassphrase(passphrase, contact === undefined ? [] : [contact.fullName, contact.phone ?? '']);
  return changeLock(ctx, { passphrase: current, passkey }, async (inside) => {
    await lockRecords(inside, accountId, hash);
    return openOnlyHere(inside, cookie);
  });
}
