import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { completeBooking, findConsultation } from '../bookings/index.ts';
import { notifyParticipants } from '../bridges/index.ts';
import type { LegOf } from './report-leg.ts';
import { JOIN_BEFORE, hadConsultation, updateTimeTogether } from './rules.ts';
import type { Session } from './store.ts';
import * as store from './store.ts';

/**
 * Ends the call for both, at the request of one of them. After a minute together the appointment is completed and the
 * call is closed. Before that the call is marked as failed, may be entered again, and the appointment does not change
 * (W09, PAT-CALL-08). Returns null and changes nothing when the leg has been replaced or the call is closed.
 */
export async function endCall(ctx: Context, { bookingId, side, leg }: LegOf): Promise<{ completed: boolean } | null> {
  return inTransaction(ctx, async (inside) => {
    const row = await inside.db.maybe(store.findLocked, { bookingId });
    if (row === undefined) return null;
    const now = inside.clock.now();
    const session = updateTimeTogether(store.sessionOf(row), now);
    if (session[side].leg !== leg || session.closedAt !== null) return null;
    const completed = hadConsultation(session, now);
    await settleSession(inside, session, completed ? 'completed' : 'interrupted');
    await audit(inside, { action: 'calls.end', object: 'booking', objectId: bookingId, details: { side, completed } });
    if (completed) await completeBooking(inside, { bookingId, early: JOIN_BEFORE, agreed: true });
    return { completed };
  });
}

/**
 * Closes the call of an appointment that was settled in another way: completed by the doctor, cancelled or missed.
 * Tells open pages of both participants. Idempotent; does nothing for a call that nobody ever entered.
 */
export async function closeCall(ctx: Context, { bookingId }: { bookingId: string }): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const booking = await findConsultation(inside, bookingId);
    const row = await inside.db.maybe(store.findLocked, { bookingId });
    if (booking === undefined || row === undefined || row.closed_at !== null) return;
    await settleSession(
      inside,
      updateTimeTogether(store.sessionOf(row), inside.clock.now()),
      booking.state === 'completed' ? 'completed' : 'over',
    );
    await notifyParticipants(inside, booking);
  });
}

/** Writes how a session ends. `completed` and `over` close it for good; an `interrupted` call may be entered again. */
async function settleSession(ctx: Context, session: Session, how: 'completed' | 'over' | 'interrupted'): Promise<void> {
  const now = ctx.clock.now();
  const without = updateTimeTogether(
    {
      ...session,
      patient: { ...session.patient, leg: null, page: null, connected: false },
      doctor: { ...session.doctor, leg: null, page: null, connected: false },
    },
    now,
  );
  await ctx.db.run(
    store.save,
    store.valuesOf({
      ...without,
      state: how === 'completed' ? 'ended' : 'failed',
      endedAt: now,
      closedAt: how === 'interrupted' ? null : now,
    }),
  );
}
