import type { RecordLockBody } from '@tabibu/contract/record-opening';
import { accountOf, recordsClosedSince } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { later } from '../../platform/time.ts';
import { listPasskeys } from '../passkeys/index.ts';
import { findLock } from '../record-locks/index.ts';
import { OPENING_DELAY } from './rules.ts';
import * as store from './store.ts';

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

/** Returns what protects the caller's records, without a wish to open them. */
export async function describeLock(ctx: Context, isClosed: boolean): Promise<RecordLockBody> {
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
