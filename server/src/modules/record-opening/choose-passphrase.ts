import type { RecordLockBody } from '@tabibu/contract/record-opening';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { closeRecordsElsewhere, contactOf, lockAccount, openRecordsHere } from '../identity/index.ts';
import { hashPassphrase } from '../passwords/index.ts';
import { findLock, knowDevice, lockRecords } from '../record-locks/index.ts';
import type { RecordDevice } from '../record-locks/index.ts';
import { dropOpening } from './cancel-opening.ts';
import { provePassphrase } from './prove-passphrase.ts';

interface WantedPassphrase {
  readonly passphrase: string;
  /** The present one; needed if there is one. */
  readonly current: string | undefined;
}

/**
 * Protects the caller's records with a passphrase, in place of an earlier one. This browser stays open; in every other
 * one, also where the person is signed in now, the passphrase has to be given. Throws the refusals of `hashPassphrase`
 * and `provePassphrase`.
 */
export async function choosePassphrase(
  ctx: Context,
  { passphrase, current }: WantedPassphrase,
  cookie: string | undefined,
): Promise<{ lock: RecordLockBody; cookie: RecordDevice['cookie'] }> {
  const accountId = accountOf(ctx);
  const before = await findLock(ctx, accountId);
  if (before !== undefined) await provePassphrase(ctx, current ?? '');
  const contact = await contactOf(ctx, accountId);
  const hash = await hashPassphrase(passphrase, contact === undefined ? [] : [contact.fullName, contact.phone ?? '']);
  return inTransaction(ctx, async (inside) => {
    if (!(await lockAccount(inside, accountId))) throw new Problem('not-signed-in');
    // Chosen meanwhile in another browser: this one has not given that passphrase.
    const now = await findLock(inside, accountId);
    if (now?.chosenAt.getTime() !== before?.chosenAt.getTime()) throw new Problem('passphrase-wrong');
    await lockRecords(inside, accountId, hash);
    const device = await knowDevice(inside, accountId, cookie);
    await openRecordsHere(inside, device.deviceId);
    await closeRecordsElsewhere(inside);
    // Whoever could choose another one has not forgotten it.
    await dropOpening(inside, accountId);
    const lock = { chosen_at: inside.clock.now().toISOString(), closed: false, opening: null };
    return { lock, cookie: device.cookie };
  });
}
