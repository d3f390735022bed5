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

export interface Hello {
  readonly ticket: string;
  /** The mark of the page that enters: all its legs end with it. */
  readonly page?: string | undefined;
  /** The page comes back by itself; nobody has asked for it. */
  readonly again?: boolean | undefined;
}

export type Entered =
  | { readonly is: 'seated'; readonly leg: string; readonly bookingId: string; readonly side: CallSide; readonly otherPresent: boolean }
  /** A page that came back by itself found its person elsewhere, or the call ended by one of the two. */
  | { readonly is: 'replaced' | 'ended' };

/**
 * Turns a ticket into a leg of the call; a leg that its person had elsewhere is theirs no longer (R-18d), unless the page has come back
 * by itself: only its person takes a call over. Problem `not-found` for a ticket that is unknown, spent, over or somebody else's;
 * `call-over` and `call-not-open` as in joining.
 */
export async function enterCall(ctx: Context, { ticket, page, again = false }: Hello): Promise<Entered> {
  const { actor } = ctx;
  const now = ctx.clock.now();
  const session = actor.kind === 'patient' || actor.kind === 'doctor' ? actor.sessionId : null;
  const spent = await ctx.db.maybe(store.spendTicket, [hashToken(ticket), accountOf(ctx), session, now]);
  if (spent === undefined) throw new Problem('not-found');
  const { booking_id: bookingId, side } = spent;
  const { startsAt } = (await findParticipant(ctx, bookingId)).booking;
  return inTransaction(ctx, async (inside) => {
    await inside.db.run(store.open, [bookingId, startsAt, now]);
    const found = store.sessionOf(await inside.db.one(store.findLocked, [bookingId]));
    // Who waited for the lock may have waited for the end of the call.
    const participant = await findParticipant(inside, bookingId);
    refuseOutside(participant, now);
    const standing = withTime(hasMoved(found, participant) ? anew(found, participant.booking.startsAt) : found, now);
    if (standing.closedAt !== null) throw new Problem('call-over');
    const before = standing[side].leg;
    if (again && before !== null && !before.endsWith(page ?? before)) return { is: 'replaced' };
    if (again && standing.endedAt !== null) return { is: 'ended' };
    const leg = nameLeg(now, before, page);
    const state = standing.state === 'failed' ? 'connecting' : standing.state;
    const entered = withTime({ ...standing, state, endedAt: null, [side]: { leg, seenAt: now, connected: false } }, now);
    const next = await callBack(inside, participant, entered);
    await inside.db.run(store.save, store.valuesOf(next));
    if (side === 'patient' && participant.accounts.doctor !== undefined) await nudge(inside, participant.accounts.doctor, { kind: 'day' });
    return { is: 'seated', leg, bookingId, side, otherPresent: isPresent(side === 'patient' ? next.doctor : next.patient, now) };
  });
}

function hasMoved({ startsAt }: Session, { booking }: Participant): boolean {
  return startsAt.getTime() !== booking.startsAt.getTime();
}

/** Legs of one person sort in the order in which they were seated, whatever the clocks of the processes say. */
function nameLeg(now: Date, before: string | null, page = ''): string {
  const last = before === null ? 0 : Number.parseInt(before.replace('-', '').slice(0, 12), 16);
  const id = newId(new Date(Math.max(now.getTime(), last + 1)));
  return id.slice(0, id.length - page.length) + page;
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
