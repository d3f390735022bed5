import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { publish } from '../../platform/outbox.ts';
import { DAY, later } from '../../platform/time.ts';
import { findConsultation, unsettledBookings } from '../bookings/index.ts';
import { closeCall } from './end-call.ts';
import { judgeCall } from './judge-call.ts';
import { AFTER, PLANNED, withTime } from './rules.ts';
import * as store from './store.ts';

/** For how long after its start an appointment that nobody entered is looked for. */
const RECENT = DAY;

/**
 * Every minute: calls that nobody ended, and people who did not come (R-18f). Spent tickets are forgotten. A call that cannot be judged
 * does not keep the others waiting; the first such fault is thrown at the end. May be repeated.
 */
export async function sweepCalls(ctx: Context): Promise<void> {
  await ctx.db.run(store.forgetTickets, [ctx.clock.now()]);
  await openUnentered(ctx);
  const faults: unknown[] = [];
  for (const { booking_id } of await ctx.db.many(store.openSessions)) await judge(ctx, booking_id).catch((error: unknown) => faults.push(error));
  if (faults.length > 0) throw faults[0];
}

/** Appointments that nobody ever entered are judged like the others, so that somebody hears of them. */
async function openUnentered(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  const past = await unsettledBookings(ctx, { from: later(now, -RECENT), until: later(now, -PLANNED - AFTER) });
  await ctx.db.run(store.openAll, [past.map(({ id }) => id), past.map(({ startsAt }) => startsAt), now]);
}

async function judge(ctx: Context, bookingId: string): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const row = await inside.db.maybe(store.findLocked, [bookingId]);
    const booking = await findConsultation(inside, bookingId);
    if (row === undefined || booking === undefined || row.closed_at !== null) return;
    if (booking.state !== 'scheduled') return closeCall(inside, { bookingId });
    // A moved appointment begins anew when somebody enters it.
    if (row.starts_at.getTime() !== booking.startsAt.getTime()) return;
    const found = store.sessionOf(row);
    const session = withTime(found, inside.clock.now());
    if (session !== found) await inside.db.run(store.save, store.valuesOf(session));
    if (await judgeCall(inside, booking, session) === 'failed') await publish(inside, 'calls.unsettled', { bookingId });
  });
}
