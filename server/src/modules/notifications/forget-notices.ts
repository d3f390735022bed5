import { KEPT_DAYS } from '@tabibu/contract/privacy-entries';
import type { Context } from '../../platform/context.ts';
import { DAY, later } from '../../platform/time.ts';
import * as person from './person-store.ts';

/** One run deletes so many entries; the next run the rest. */
const AT_ONCE = 20_000;

/** Deletes the list of notices and the choices of an erased account. Idempotent. */
export async function forgetNotices(ctx: Context, accountId: string): Promise<void> {
  await ctx.db.run(person.forgetList, { accountId });
  await ctx.db.run(person.forgetChoices, { accountId });
}

/** Deletes entries of the list that are older than the privacy page says. May be repeated. */
export async function forgetOldNotices(ctx: Context): Promise<void> {
  await ctx.db.run(person.forgetOld, { before: later(ctx.clock.now(), -KEPT_DAYS.notices * DAY), limit: AT_ONCE });
}
