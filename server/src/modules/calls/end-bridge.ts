import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { SECOND } from '../../platform/time.ts';
import { completeBooking, noteConnected } from '../bookings/index.ts';
import type { Consultation } from '../bookings/index.ts';
import { endJoined, endUnjoined, findEndingBridge } from '../bridges/index.ts';
import type { LastCallback } from '../bridges/index.ts';
import { closeCall } from './end-call.ts';
import { JOIN_BEFORE, hadConsultation, updateTimeTogether } from './rules.ts';
import * as store from './store.ts';

/**
 * Ends the bridge named by the provider's last callback, and adds its seconds to the call in the same transaction. A
 * minute joined by telephone completes the appointment, like a minute together in the browser, unless both are still
 * connected in the browser: then the end of that call decides (W09). A repeated callback changes nothing.
 */
export async function endBridge(ctx: Context, callback: LastCallback): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const ending = await findEndingBridge(inside, callback);
    if (ending === undefined) return;
    const { booking, seconds, startsAt } = ending;
    if (seconds === 0) return endUnjoined(inside, ending);
    // Every change of a session locks its row before anything else of the call, so that two changes cannot deadlock.
    await inside.db.run(store.open, { bookingId: booking.id, startsAt: booking.startsAt, now: inside.clock.now() });
    const session = store.sessionOf(await inside.db.one(store.findLocked, { bookingId: booking.id }));
    if (!(await endJoined(inside, ending))) return;
    if (startsAt.getTime() === session.startsAt.getTime()) await countBridge(inside, booking, session, seconds);
  });
}

/** Adds the seconds of the bridge to the session, and completes the appointment when they make up a consultation. */
async function countBridge(ctx: Context, booking: Consultation, found: store.Session, seconds: number): Promise<void> {
  const now = ctx.clock.now();
  const session = updateTimeTogether({ ...found, bridgedMs: found.bridgedMs + seconds * SECOND }, now);
  await ctx.db.run(store.save, store.valuesOf(session));
  await noteConnected(ctx, { bookingId: booking.id });
  if (session.closedAt !== null || session.togetherSince !== null || !hadConsultation(session, now)) return;
  if (await completeBooking(ctx, { bookingId: booking.id, early: JOIN_BEFORE, agreed: true }))
    await closeCall(ctx, { bookingId: booking.id });
}
