import type { RecordLockBody } from '@tabibu/contract/record-opening';
import { accountOf, recordsClosedSince } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { later } from '../../platform/time.ts';
import { findLock } from '../record-locks/index.ts';
import { OPENING_DELAY } from './rules.ts';
import * as store from './store.ts';

/**
 * Returns whether the caller has a record passphrase, whether it is still to be given in this browser, and whether
 * somebody asked to open the records without it.
 */
export async function readRecordLock(ctx: Context): Promise<RecordLockBody> {
  const accountId = accountOf(ctx);
  const lock = await findLock(ctx, accountId);
  const opening = lock && (await ctx.db.maybe(store.findOpening, { accountId }));
  return {
    chosen_at: lock?.chosenAt.toISOString() ?? null,
    closed: recordsClosedSince(ctx) !== null,
    opening:
      opening === undefined
        ? null
        : {
            asked_at: opening.asked_at.toISOString(),
            opens_at: later(opening.asked_at, OPENING_DELAY).toISOString(),
            approved: opening.approved_at !== null,
          },
  };
}
