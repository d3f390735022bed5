import type { CountryCode } from '@tabibu/contract/countries';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { forgetFigures } from './count-figures.ts';
import * as changes from './change-store.ts';
import * as store from './profile-store.ts';
import { setPicture } from './set-picture.ts';
import { invalidateAnswers } from './cache-answer.ts';

/**
 * Returns the doctor of an account, also one who is suspended or not verified yet. Returns undefined for other accounts
 * and for a doctor who has left.
 */
export async function serviceOf(
  ctx: Context,
  accountId: string,
): Promise<{ doctorId: string; country: CountryCode } | undefined> {
  const row = await ctx.db.maybe(store.serviceOf, { accountId });
  return row && { doctorId: row.id, country: row.country };
}

/**
 * Ends a doctor's service for good: the doctor disappears from lists, search and the on-call list, has no page and
 * cannot be booked. Deletes number, email, place, picture and texts; the name stays for former patients. The caller has
 * checked that no paid appointment is open. Idempotent.
 */
export async function endService(ctx: Context, doctorId: string): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    if ((await inside.db.run(store.endService, { doctorId, now: inside.clock.now() })) === 0) return;
    await setPicture(inside, doctorId, null);
    await inside.db.run(store.forgetBio, { doctorId });
    await inside.db.run(changes.forgetChanges, { doctorId });
    await audit(inside, { action: 'doctors.end-service', object: 'doctor', objectId: doctorId });
    invalidateAnswers(inside, doctorId);
    inside.db.afterCommit(() => forgetFigures(ctx));
  });
}
