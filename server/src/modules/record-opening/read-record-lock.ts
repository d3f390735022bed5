import type { RecordLockBody } from '@tabibu/contract/record-opening';
import { accountOf, recordsClosedSince } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { findLock } from '../record-locks/index.ts';

/** Returns whether the caller has a record passphrase, and whether it is still to be given in this browser. */
export async function readRecordLock(ctx: Context): Promise<RecordLockBody> {
  const lock = await findLock(ctx, accountOf(ctx));
  return { chosen_at: lock?.chosenAt.toISOString() ?? null, closed: recordsClosedSince(ctx) !== null };
}
