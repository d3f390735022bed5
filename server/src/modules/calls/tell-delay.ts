import { accountOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { HOUR, later } from '../../platform/time.ts';
import { announceDelay, standingBookings } from '../bookings/index.ts';
import { doctorOfAccount } from '../doctors/index.ts';
import * as store from './store.ts';

/** The longest window of a call, with room to spare; and more appointments than fit into it. */
const RECENT = 2 * HOUR;
const MOST = 50;

/** The signed-in doctor runs late: everybody who is still to be seen today is told, whoever is being seen is not. Problems: `not-found`, `delay-told-already`. */
export async function tellDelay(ctx: Context, { minutes }: { minutes: number }): Promise<{ told: number }> {
  const doctor = await doctorOfAccount(ctx, accountOf(ctx));
  if (doctor === undefined) throw new Problem('not-found');
  const recent = await standingBookings(ctx, { doctorId: doctor.id, after: later(ctx.clock.now(), -RECENT), most: MOST });
  const calls = await ctx.db.many(store.openOf, [recent]);
  return announceDelay(ctx, { minutes, begun: calls.filter(({ connected_at }) => connected_at !== null).map(({ booking_id }) => booking_id) });
}
