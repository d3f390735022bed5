import { KEPT_DAYS } from '@tabibu/contract/privacy-entries';
import type { Context } from '../../platform/context.ts';
import { DAY, later } from '../../platform/time.ts';
import { forgetUnfinished } from '../authenticators/index.ts';
import { forgetPasskeyChallenges } from '../passkeys/index.ts';
import { forgetTries } from '../passwords/index.ts';
import { forgetOldDevices } from '../record-locks/index.ts';
import * as sessions from './session-store.ts';
import * as codes from './code-store.ts';
import { forgetCounts } from './message-count-store.ts';

/**
 * Deletes old codes, budgets and sessions after the days that the privacy page names. Runs every hour. Ended sessions
 * stay longer than codes, so that a theft can still be looked into.
 */
export async function forgetExpired(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  const codesBefore = later(now, -KEPT_DAYS.codes * DAY);
  await ctx.db.run(codes.forgetChallenges, { before: codesBefore });
  await forgetUnfinished(ctx, codesBefore);
  await forgetPasskeyChallenges(ctx, codesBefore);
  await forgetTries(ctx, codesBefore);
  await forgetOldDevices(ctx);
  await ctx.db.run(codes.forgetSends, { before: codesBefore });
  await ctx.db.run(forgetCounts, { before: codesBefore });
  await ctx.db.run(sessions.forgetSessions, { expiredBefore: later(now, -KEPT_DAYS.devices * DAY) });
}
