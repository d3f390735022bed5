import type { RecordLockBody } from '@tabibu/contract/record-opening';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { lockAccount, openRecordsEverywhere } from '../identity/index.ts';
import { unlockRecords } from '../record-locks/index.ts';
import { dropOpening } from './cancel-opening.ts';
import { provePassphrase } from './prove-passphrase.ts';

/**
 * Takes the passphrase off the caller's records: every browser of the account sees them again. Throws the refusals of
 * `provePassphrase`.
 */
export async function removePassphrase(ctx: Context, passphrase: string): Promise<RecordLockBody> {
  const accountId = accountOf(ctx);
  await provePassphrase(ctx, passphrase);
  await inTransaction(ctx, async (inside) => {
    if (!(await lockAccount(inside, accountId))) throw new Problem('not-signed-in');
    if (!(await unlockRecords(inside, accountId))) throw new Problem('passphrase-missing');
    await openRecordsEverywhere(inside, accountId);
    await dropOpening(inside, accountId);
  });
  return { chosen_at: null, closed: false, opening: null };
}
