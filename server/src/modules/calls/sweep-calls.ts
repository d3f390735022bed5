import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { publish } from '../../platform/outbox.ts';
import { DAY, later } from '../../platform/time.ts';
import { findConsultation, scheduledBookingsBetween } from '../bookings/index.ts';
import { closeCall } from './end-call.ts';
import { judgeCall } from './judge-call.ts';
import { STAY_AFTER, PLANNED_DURATION, updateTimeTogether } from './rules.ts';
import * as store from './store.ts';

/** The sweep looks for appointments that nobody entered until this long after their start. */
const RECENT = DAY;

/**
 * Runs every minute: decides calls that nobody ended and appointments to which somebody did not come (R-18f), and
 * deletes expired tickets. When one call fails to be judged, the others are still judged, and the first error is thrown
 * at the end. Idempotent.
 */
export async function sweepCalls(ctx: Context): Promise<void> {
  await ctx.db.run(store.forgetTickets, { now: ctx.clock.now() });
  await openUnentered(ctx);
  const faults: unknown[] = [];
  for (const { booking_id } of await ctx.db.many(store.openSessions))
    await judge(ctx, booking_id).catch((error: unknown) => faults.push(error));
  if (faults.length > 0) throw faults[0];
}

/**
 * Creates sessions for appointments that nobody entered, so that they are judged like the others and their people are
 * told.
 */
async function openUnentered(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  const past = await scheduledBookingsBetween(ctx, {
    from: later(now, -RECENT),
    until: later(now, -PLANNED_DURATION - STAY_AFTER),
  });
  await ctx.db.run(store.createOrResetSessions, {
    bookingIds: past.map(({ id }) => id),
    starts: past.map(({ startsAt }) => startsAt),
    now,
  });
}

async function judge(ctx: Context, bookingId: string): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const row = await inside.db.maybe(store.findLocked, { bookingId });
    const booking = await findConsultation(inside, bookingId);
    if (row === undefined || booking === undefined || row.closed_at !== null) return;
    if (booking.state !== 'scheduled') return closeCall(inside, { bookingId });
    // The session belongs to an earlier time of a moved appointment; it starts again when somebody enters.
    if (row.starts_at.getTime() !== booking.startsAt.getTime()) return;
    const found = store.sessionOf(row);
    const session = updateTimeTogether(found, inside.clock.now());
    if (session !== found) await inside.db.run(store.save, store.valuesOf(session));
    if ((await judgeCall(inside, booking, session)) === 'failed')
      await publish(inside, 'calls.unsettled', { bookingId });
  });
}
