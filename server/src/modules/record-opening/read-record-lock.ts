import type { RecordLockBody } from '@tabibu/contract/record-opening';
import { accountOf, recordsClosedSince } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { later } from '../../platform/time.ts';
import { closeRecordsElsewhere, openRecordsHere } from '../identity/index.ts';
import { listPasskeys } from '../passkeys/index.ts';
import { findLock, knowDevice } from '../record-locks/index.ts';
import type { RecordDevice } from '../record-locks/index.ts';
import { dropOpening } from './cancel-opening.ts';
import { OPENING_DELAY } from './rules.ts';
import * as store from './store.ts';

/** The lock after a change, and what the browser keeps of it; no cookie without a lock. */
export interface ChangedLock {
  readonly lock: RecordLockBody;
  readonly cookie?: RecordDevice['cookie'];
}

/**
 * Returns what protects the caller's records, whether it is still to be given in this browser, and whether somebody
 * asked to open the records without it. A closed browser does not learn which passkeys there are.
 */
export async function readRecordLock(ctx: Context): Promise<RecordLockBody> {
  const accountId = accountOf(ctx);
  const isClosed = recordsClosedSince(ctx) !== null;
  const lock = await describeLock(ctx, isClosed);
  const opening = lock.chosen_at === null ? undefined : await ctx.db.maybe(store.findOpening, { accountId });
  if (opening === undefined) return lock;
  return {
    ...lock,
    opening: {
      asked_at: opening.asked_at.toISOString(),
      opens_at: later(opening.asked_at, OPENING_DELAY).toISOString(),
      approved: opening.approved_at !== null,
    },
  };
}

/** What a caller reads of records that nothing protects. */
export const NO_LOCK: RecordLockBody = { chosen_at: null, opens_by: [], passkeys: [], closed: false, opening: null };

async function describeLock(ctx: Context, isClosed: boolean): Promise<RecordLockBody> {
  const accountId = accountOf(ctx);
  const lock = await findLock(ctx, accountId);
  if (lock === undefined) return { ...NO_LOCK, closed: isClosed };
  const passkeys = await listPasskeys(ctx, accountId, 'records');
  return {
    chosen_at: lock.chosenAt.toISOString(),
    opens_by: [
      ...(passkeys.length > 0 ? (['passkey'] as const) : []),
      ...(lock.passphrase === null ? [] : (['passphrase'] as const)),
    ],
    passkeys: isClosed ? [] : passkeys,
    closed: isClosed,
    opening: null,
  };
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
