import type { CallSide } from '@tabibu/contract/calls';
import { accountOf, hasAccount, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { hashToken } from '../../platform/keys.ts';
import { sendLiveEvent, publish, tellHouse } from '../../platform/outbox.ts';
import { Problem } from '../../platform/problem.ts';
import { notifyParticipants } from '../bridges/index.ts';
import { findMarkedVisitor } from './find-visitor.ts';
import { findParticipant, refuseOutside } from './find-participant.ts';
import type { Participant } from './find-participant.ts';
import { isPresent, updateTimeTogether } from './rules.ts';
import type { Session } from './store.ts';
import * as store from './store.ts';

export interface Hello {
  readonly ticket: string;
  /** Random id of the page that enters, so that the server recognizes the page when it reconnects. */
  readonly page?: string | undefined;
  /** True when the page reconnects by itself; false when the person pressed a button. */
  readonly again?: boolean | undefined;
}

export type CallEntry =
  | {
      readonly is: 'entered';
      readonly leg: string;
      readonly bookingId: string;
      readonly side: CallSide;
      readonly otherPresent: boolean;
      /** The account whose live events are about this call. */
      readonly accountId: string;
      /** What is kept of the link by which a member of the family came; undefined for a person with an account. */
      readonly linkMark: Buffer | undefined;
    }
  /**
   * `replaced`: the page reconnected by itself, but the person is in the call on another page. `ended`: the page
   * reconnected by itself, but one of the two has ended the call.
   */
  | { readonly is: 'replaced' | 'ended' };

/**
 * Redeems a ticket and enters the call as a new leg. The new leg replaces an older one of the same person (R-18d). A
 * page that reconnects by itself never replaces another page: it gets `replaced` instead. Throws `not-found` for a
 * ticket that is unknown, used, expired or of another person; `call-over` and `call-not-open` as in `joinCall`.
 */
export async function enterCall(ctx: Context, { ticket, page, again = false }: Hello): Promise<CallEntry> {
  const now = ctx.clock.now();
  const { bookingId, side, linkMark, find } = await spend(ctx, ticket, now);
  const { startsAt } = (await find(ctx)).booking;
  return inTransaction(ctx, async (inside) => {
    await inside.db.run(store.open, { bookingId, startsAt, now });
    const found = store.sessionOf(await inside.db.one(store.findLocked, { bookingId }));
    // While this transaction waited for the lock, the call may have ended: read the booking again.
    const participant = await find(inside);
    refuseOutside(participant, now);
    const standing = updateTimeTogether(
      hasMoved(found, participant) ? resetForNewTime(found, participant.booking.startsAt) : found,
      now,
    );
    if (standing.closedAt !== null) throw new Problem('call-over');
    const before = standing[side];
    if (again && before.leg !== null && page !== undefined && page !== before.page) return { is: 'replaced' };
    if (again && standing.endedAt !== null) return { is: 'ended' };
    const leg = newLegId(now, before.leg, page);
    const state = standing.state === 'failed' ? 'connecting' : standing.state;
    const entered = updateTimeTogether(
      {
        ...standing,
        state,
        endedAt: null,
        patientByLink: side === 'patient' ? linkMark !== undefined : standing.patientByLink,
        [side]: { leg, page: page ?? null, seenAt: now, connected: false },
      },
      now,
    );
    const next = await settleCallBackRequest(inside, participant, entered);
    await inside.db.run(store.save, store.valuesOf(next));
    await tellHouse(inside);
    if (side === 'patient' && participant.accounts.doctor !== undefined)
      await sendLiveEvent(inside, participant.accounts.doctor, { kind: 'day' });
    // The open pages of both read who is in the call now.
    if (standing.patientByLink !== next.patientByLink || linkMark !== undefined)
      await notifyParticipants(inside, participant.booking);
    return {
      is: 'entered',
      leg,
      bookingId,
      side,
      otherPresent: isPresent(side === 'patient' ? next.doctor : next.patient, now),
      accountId: linkMark === undefined ? accountOf(ctx) : participant.accounts.patient,
      linkMark,
    };
  });
}

/** Spends a ticket, and returns how the part of the person who showed it is found. Throws `not-found`. */
async function spend(ctx: Context, ticket: string, now: Date) {
  const { actor } = ctx;
  const ticketHash = hashToken(ticket);
  if (!hasAccount(actor)) {
    const spent = await ctx.db.maybe(store.spendLinkTicket, { ticketHash, now });
    if (spent === undefined) throw new Problem('not-found');
    const { booking_id: bookingId, side, link_mark: linkMark } = spent;
    return { bookingId, side, linkMark, find: (inside: Context) => findMarkedVisitor(inside, bookingId, linkMark) };
  }
  const session = actor.kind === 'patient' || actor.kind === 'doctor' ? actor.sessionId : null;
  const spent = await ctx.db.maybe(store.spendTicket, {
    ticketHash,
    accountId: actor.accountId,
    sessionId: session,
    now,
  });
  if (spent === undefined) throw new Problem('not-found');
  const { booking_id: bookingId, side } = spent;
  return { bookingId, side, linkMark: undefined, find: (inside: Context) => findParticipant(inside, bookingId) };
}

function hasMoved({ startsAt }: Session, { booking }: Participant): boolean {
  return startsAt.getTime() !== booking.startsAt.getTime();
}

/**
 * Returns a new leg id that sorts after the person's previous one, even if the clocks of the processes differ. Its last
 * twelve digits are the id of the page, because the previous release looks for it there. The next release drops that
 * and the trigger `copy_call_pages`.
 */
function newLegId(now: Date, before: string | null, page = ''): string {
  const last = before === null ? 0 : Number.parseInt(before.replace('-', '').slice(0, 12), 16);
  const id = newId(new Date(Math.max(now.getTime(), last + 1)));
  return id.slice(0, id.length - page.length) + page;
}

/**
 * Ends the patient's request to be called back when the patient returns. When the doctor joins, notifies a patient who
 * has left and asked for it, once per call.
 */
async function settleCallBackRequest(ctx: Context, { booking, side }: Participant, session: Session): Promise<Session> {
  if (side === 'patient') return { ...session, callBackAt: null };
  const now = ctx.clock.now();
  if (session.callBackAt === null || session.calledBackAt !== null || isPresent(session.patient, now)) return session;
  await publish(ctx, 'calls.doctor-ready', { bookingId: booking.id, startsAt: booking.startsAt.toISOString() });
  await sendLiveEvent(ctx, booking.patientId, { kind: 'booking', booking_id: booking.id });
  return { ...session, calledBackAt: now };
}

/** Returns an empty session for the new time of a moved appointment. Nothing of the old time counts. */
export function resetForNewTime({ bookingId }: Session, startsAt: Date): Session {
  const nobody = { leg: null, page: null, seenAt: null, connected: false };
  return {
    bookingId,
    startsAt,
    state: 'connecting',
    connectedAt: null,
    togetherSince: null,
    togetherUntil: null,
    togetherMs: 0,
    bridgedMs: 0,
    patient: nobody,
    doctor: nobody,
    endedAt: null,
    closedAt: null,
    callBackAt: null,
    calledBackAt: null,
    patientByLink: false,
  };
}
