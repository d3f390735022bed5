import type { RecordLockBody } from '@tabibu/contract/record-opening';
import { accountOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { closeRecordsElsewhere, openRecordsHere } from '../identity/index.ts';
import { knowDevice } from '../record-locks/index.ts';
import type { RecordDevice } from '../record-locks/index.ts';
import { dropOpening } from './cancel-opening.ts';
import { describeLock } from './read-record-lock.ts';

/** The lock after a change, and what the browser keeps of it; no cookie without a lock. */
export interface ChangedLock {
  readonly lock: RecordLockBody;
  readonly cookie?: RecordDevice['cookie'];
}

/**
 * Opens the caller's records in this browser and ends the wish to lift the lock: whoever could open them has not lost
 * what opens them. Runs in a transaction that has locked the account.
 */
export async function openHere(inside: Context, cookie: string | undefined): Promise<ChangedLock> {
  const accountId = accountOf(inside);
  const device = await knowDevice(inside, accountId, cookie);
  await openRecordsHere(inside, device.deviceId);
  await dropOpening(inside, accountId);
  return { lock: await describeLock(inside, false), cookie: device.cookie };
}

/** Opens the records in this browser as `openHere` does, and closes them in every other one. */
export async function openOnlyHere(inside: Context, cookie: string | undefined): Promise<ChangedLock> {
  const changed = await openHere(inside, cookie);
  await closeRecordsElsewhere(inside);
  return changed;
}
