import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { completeBooking, findConsultation } from '../bookings/index.ts';
import type { LegOf } from './change-leg.ts';
import { BEFORE, hadEnough, withTime } from './rules.ts';
import type { Session } from './store.ts';
import * as store from './store.ts';
import { tellBoth } from './tell-both.ts';

/**
 * One of the two ends the call for both. After a minute together the appointment is completed and the call over; before, it has
 * failed and may be entered again, and the appointment stays as it is (W09, PAT-CALL-08). Null when the leg is not its person's any more.
 */
export async function endCall(ctx: Context, { bookingId, side, leg }: LegOf): Promise<{ completed: boolean } | null> {
  return inTransaction(ctx, async (inside) => {
    const row = await inside.db.maybe(store.findLocked, [bookingId]);
    if (row === undefined) return null;
    const now = inside.clock.now();
    const session = withTime(store.sessionOf(row), now);
    if (session[side].leg !== leg || session.closedAt !== null) return null;
    const completed = hadEnough(session, now);
    await settleSession(inside, session, completed ? 'completed' : 'interrupted');
    await audit(inside, { action: 'calls.end', object: 'booking', objectId: bookingId, details: { side, completed } });
    if (completed) await completeBooking(inside, { bookingId, early: BEFORE });
    return { completed };
  });
}

/**
 * The appointment was settled by other means: completed by its doctor, called off, missed. Open pages of the call close. May be
 * repeated; does nothing for a call that nobody ever entered.
 */
export async function closeCall(ctx: Context, { bookingId }: { bookingId: string }): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const booking = await findConsultation(inside, bookingId);
    const row = await inside.db.maybe(store.findLocked, [bookingId]);
    if (booking === undefined || row === undefined || row.closed_at !== null) return;
    await settleSession(inside, withTime(store.sessionOf(row), inside.clock.now()), booking.state === 'completed' ? 'completed' : 'over');
    await tellBoth(inside, booking);
  });
}

/** Writes how a session stands at the end: `completed` and `over` are for good, after `interrupted` it may be entered again. */
export async function settleSession(ctx: Context, session: Session, how: 'completed' | 'over' | 'interrupted'): Promise<void> {
  const now = ctx.clock.now();
  const without = withTime({ ...session, patient: { ...session.patient, leg: null, connected: false }, doctor: { ...session.doctor, leg: null, connected: false } }, now);
  await ctx.db.run(store.save, store.valuesOf({
    ...without, state: how === 'completed' ? 'ended' : 'failed', endedAt: now, closedAt: how === 'interrupted' ? null : now,
  }));
}
