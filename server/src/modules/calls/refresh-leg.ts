import type { Context } from '../../platform/context.ts';
import type { LegOf } from './report-leg.ts';
import { isPresent } from './rules.ts';
import * as store from './store.ts';

export type LegRefresh =
  | { readonly is: 'open'; readonly otherPresent: boolean }
  | { readonly is: 'ended'; readonly completed: boolean }
  /** The person has entered the call on another page. */
  | { readonly is: 'replaced' };

/** Writes that a leg is alive, and returns how its call stands. */
export async function refreshLeg(ctx: Context, { bookingId, side, leg }: LegOf): Promise<LegRefresh> {
  const now = ctx.clock.now();
  const kept = await ctx.db.maybe(store.recordHeartbeat[side], { bookingId, leg, now });
  if (kept !== undefined) {
    const session = store.sessionOf(kept);
    return { is: 'open', otherPresent: isPresent(side === 'patient' ? session.doctor : session.patient, now) };
  }
  // The end of a call removes both legs. A leg that is missing from a call that goes on was replaced.
  const session = store.sessionOf(await ctx.db.one(store.find, { bookingId }));
  return session.endedAt === null || session[side].leg !== null
    ? { is: 'replaced' }
    : { is: 'ended', completed: session.state === 'ended' };
}
