import { accountOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { HOUR, later } from '../../platform/time.ts';
import { countDelayed, planDelay, standingBookings } from '../bookings/index.ts';
import { doctorOfAccount } from '../doctors/index.ts';
import * as store from './store.ts';

/** The longest window of a call, with room to spare; and more appointments than fit into it. */
const RECENT = 2 * HOUR;
const MOST = 50;

/** How many patients would be told of a delay now; who is being seen is not told. Problem: `not-found`. */
export async function readDelay(ctx: Context): Promise<{ would_tell: number }> {
  return { would_tell: await countDelayed(ctx, { begun: await begunBy(ctx) }) };
}

/**
 * The signed-in doctor runs late: everybody who is still to be seen today is told in half a minute, unless it is taken back; whoever is being
 * seen is not. Problems: `not-found`, `delay-told-already`.
 */
export async function tellDelay(ctx: Context, { minutes }: { minutes: number }): Promise<{ told: number; sends_at: string | null }> {
  return planDelay(ctx, { minutes, begun: await begunBy(ctx) });
}

/** With whom the doctor has spoken already, of those whose appointment may still be running. */
async function begunBy(ctx: Context): Promise<string[]> {
  const doctor = await doctorOfAccount(ctx, accountOf(ctx));
  if (doctor === undefined) throw new Problem('not-found');
  const recent = await standingBookings(ctx, { doctorId: doctor.id, after: later(ctx.clock.now(), -RECENT), most: MOST });
  const calls = await ctx.db.many(store.openOf, [recent]);
  return calls.filter(({ connected_at: at }) => at !== null).map(({ booking_id: id }) => id);
}
