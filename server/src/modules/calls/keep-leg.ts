import type { Context } from '../../platform/context.ts';
import type { LegOf } from './change-leg.ts';
import { isPresent } from './rules.ts';
import * as store from './store.ts';

export type Kept =
  | { readonly is: 'open'; readonly otherPresent: boolean }
  | { readonly is: 'ended'; readonly completed: boolean }
  /** Its person opened the call elsewhere. */
  | { readonly is: 'replaced' };

/** A leg shows that it lives, and learns how the call stands. */
export async function keepLeg(ctx: Context, { bookingId, side, leg }: LegOf): Promise<Kept> {
  const now = ctx.clock.now();
  const kept = await ctx.db.maybe(store.beat[side], [bookingId, leg, now]);
  if (kept !== undefined) {
    const session = store.sessionOf(kept);
    return { is: 'open', otherPresent: isPresent(side === 'patient' ? session.doctor : session.patient, now) };
  }
  // The end of a call takes both legs out of it.
  const session = store.sessionOf(await ctx.db.one(store.find, [bookingId]));
  return session.endedAt === null || session[side].leg !== null ? { is: 'replaced' } : { is: 'ended', completed: session.state === 'ended' };
}
