import type { RecordLockBody } from '@tabibu/contract/record-opening';
import { audit } from '../../platform/audit.ts';
import { accountOf, inTransaction, sessionOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { lockAccount, openRecordsHere } from '../identity/index.ts';
import { findLock, knowDevice } from '../record-locks/index.ts';
import type { RecordDevice } from '../record-locks/index.ts';
import { dropOpening } from './cancel-opening.ts';
import { provePassphrase } from './prove-passphrase.ts';

/**
 * Opens the caller's old records in this browser, in this session and later ones. Throws the refusals of
 * `provePassphrase`. May be repeated.
 */
export async function openOldRecords(
  ctx: Context,
  passphrase: string,
  cookie: string | undefined,
): Promise<{ lock: RecordLockBody; cookie: RecordDevice['cookie'] }> {
  const accountId = accountOf(ctx);
  const proven = await findLock(ctx, accountId);
  await provePassphrase(ctx, passphrase);
  return inTransaction(ctx, async (inside) => {
    if (!(await lockAccount(inside, accountId))) throw new Problem('not-signed-in');
    const lock = await findLock(inside, accountId);
    // Removed or replaced while this one was compared.
    if (lock === undefined) throw new Problem('passphrase-missing');
    if (lock.chosenAt.getTime() !== proven?.chosenAt.getTime()) throw new Problem('passphrase-wrong');
    const device = await knowDevice(inside, accountId, cookie);
    await openRecordsHere(inside, device.deviceId);
    await dropOpening(inside, accountId);
    await audit(inside, { action: 'record-opening.open', object: 'session', objectId: sessionOf(inside) });
    return { lock: { chosen_at: lock.chosenAt.toISOString(), closed: false, opening: null }, cookie: device.cookie };
  });
}
