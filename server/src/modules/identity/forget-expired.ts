import { KEPT_DAYS } from '@tabibu/contract/privacy-entries';
import type { Context } from '../../platform/context.ts';
import { DAY, later } from '../../platform/time.ts';
import * as factors from './second-factor-store.ts';
import * as store from './store.ts';

/** Every hour: deletes what signing in has left behind, after the days that the privacy page names. Ended sessions stay a while for questions about a theft. */
export async function forgetExpired(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  const codesBefore = later(now, -KEPT_DAYS.codes * DAY);
  await ctx.db.run(store.forgetChallenges, [codesBefore]);
  await ctx.db.run(factors.forgetWanted, [codesBefore]);
  await ctx.db.run(factors.forgetBegun, [codesBefore]);
  await ctx.db.run(store.forgetSends, [codesBefore]);
  await ctx.db.run(store.forgetSessions, [later(now, -KEPT_DAYS.devices * DAY)]);
}
