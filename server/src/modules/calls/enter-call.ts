import type { CallSide } from '@tabibu/contract/calls';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { hashToken } from '../../platform/keys.ts';
import { nudge, publish } from '../../platform/outbox.ts';
import { Problem } from '../../platform/problem.ts';
import { findParticipant, refuseOutside } from './find-participant.ts';
import type { Participant } from './find-participant.ts';
import { isPresent, withTime } from './rules.ts';
import type { Session } from './store.ts';
import * as store from './store.ts';

export interface Entered { readonly leg: string; readonly bookingId: string; readonly side: CallSide; readonly otherPresent: boolean }

/**
 * Turns a ticket into a leg of the call; a leg that its person had elsewhere is theirs no longer (R-18d). Problem `not-found` for a
 * ticket that is unknown, spent, over or somebody else's; `call-over` and `call-not-open` as in joining.
 */
export async function enterCall(ctx: Context, { ticket }: { ticket: string }): Promise<Entered> {
  const { actor } = ctx;
  const now = ctx.clock.now();
  const session = actor.kind === 'patient' || actor.kind === 'doctor' ? actor.sessionId : null;
  const spent = await ctx.db.maybe(store.spendTicket, [hashToken(ticket), accountOf(ctx), session, now]);
  if (spent === undefined) throw new Problem('not-found');
  const { booking_id: bookingId, side } = spent;
  const participant = await findParticipant(ctx, bookingId);
  refuseOutside(participant, now);
  const { startsAt } = participant.booking;
  return inTransaction(ctx, async (inside) => {
    await inside.db.run(store.open, [bookingId, startsAt, now]);
    const found = store.sessionOf(await inside.db.one(store.findLocked, [bookingId]));
    const standing = found.startsAt.getTime() === startsAt.getTime() ? withTime(found, now) : anew(found, startsAt);
    if (standing.state === 'ended') throw new Problem('call-over');
    const leg = newId(now);
    const state = standing.state === 'failed' ? 'connecting' : standing.state;
    const entered = withTime({ ...standing, state, endedAt: null, [side]: { leg, seenAt: now, connected: false } }, now);
    const next = await callBack(inside, participant, entered);
    await inside.db.run(store.save, store.valuesOf(next));
    if (side === 'patient' && participant.accounts.doctor !== undefined) await nudge(inside, participant.accounts.doctor, { kind: 'day' });
    return { leg, bookingId, side, otherPresent: isPresent(side === 'patient' ? next.doctor : next.patient, now) };
  });
}

/** The patient is back, or the doctor has come and the patient who left is told, once per call. */
async function callBack(ctx: Context, { booking, side }: Participant, session: Session): Promise<Session> {
  if (side === 'patient') return { ...session, callBackAt: null };
  const now = ctx.clock.now();
  if (session.callBackAt === null || session.calledBackAt !== null || isPresent(session.patient, now)) return session;
  await publish(ctx, 'calls.doctor-ready', { bookingId: booking.id, startsAt: booking.startsAt.toISOString() });
  await nudge(ctx, booking.patientId, { kind: 'booking', booking_id: booking.id });
  return { ...session, calledBackAt: now };
}

/** The appointment was moved: what was of its old time counts no longer. */
export function anew({ bookingId }: Session, startsAt: Date): Session {
  const nobody = { leg: null, seenAt: null, connected: false };
  return {
    bookingId, startsAt, state: 'connecting', connectedAt: null, togetherSince: null, togetherUntil: null, togetherMs: 0, bridgedMs: 0,
    patient: nobody, doctor: nobody, endedAt: null, closedAt: null, callBackAt: null, calledBackAt: null,
  };
}
