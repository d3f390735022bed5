import type { CallViewBody } from '@tabibu/contract/calls';
import type { Context } from '../../platform/context.ts';
import { consultationNotes, openStarts } from '../bookings/index.ts';
import { doctorNames } from '../doctors/index.ts';
import { contactOf } from '../identity/index.ts';
import { bridgeViewOf } from './bridge-view.ts';
import type { Participant } from './find-participant.ts';
import { factsOf } from './judge-call.ts';
import { AFTER, PLANNED, absenceFrom, callBackOf, hadEnough, isPresent, waitingBefore } from './rules.ts';
import * as bridges from './bridge-store.ts';
import * as store from './store.ts';
import { later } from '../../platform/time.ts';

/** A call as one of its two people sees it. */
export async function callViewOf(ctx: Context, participant: Participant): Promise<CallViewBody> {
  const { booking, side, window, accounts } = participant;
  const now = ctx.clock.now();
  const row = await ctx.db.maybe(store.find, [booking.id]);
  const session = row === undefined || row.starts_at.getTime() !== booking.startsAt.getTime() ? undefined : store.sessionOf(row);
  const absent = absenceFrom(session, await factsOf(ctx, booking), side);
  const notes = await consultationNotes(ctx, booking.id, side);
  const attempts = side === 'doctor' ? await attemptsOf(ctx, participant, now) : null;
  const patient = side === 'doctor' ? await contactOf(ctx, accounts.patient) : undefined;
  const name = side === 'patient' ? (await doctorNames(ctx, [booking.doctorId])).get(booking.doctorId)?.fullName : patient?.fullName;
  return {
    booking_id: booking.id,
    side,
    call_type: booking.callType,
    state: session?.state ?? null,
    other: { name: name ?? '', present: session !== undefined && isPresent(side === 'patient' ? session.doctor : session.patient, now) },
    call_back: session === undefined ? 'none' : callBackOf(session),
    starts_at: booking.startsAt.toISOString(),
    opens_at: window.opensAt.toISOString(),
    closes_at: window.closesAt.toISOString(),
    connected_at: session?.connectedAt?.toISOString() ?? null,
    ended_at: session?.endedAt?.toISOString() ?? null,
    waiting: side === 'patient' && booking.state === 'scheduled' && !booking.isEmergency ? await waitingOf(ctx, participant, now) : null,
    expected_at: booking.expectedAt.toISOString(),
    absent_from: absent?.toISOString() ?? null,
    bridge: await bridgeViewOf(ctx, booking),
    phone: side === 'patient' ? notes.doctorPhone : (attempts !== null && attempts.calls > 0 && patient?.phone) || null,
    attempts,
    stage: notes.stage,
    says: notes.says,
    proven: session !== undefined && hadEnough(session, now),
    reason: notes.reason,
    may_complete: side === 'doctor' && booking.state === 'scheduled' && now >= booking.startsAt,
  };
}

/** The doctor's calls by ordinary number, as long as they may be made: by phone, inside the window, where no voice gateway joins the two. */
async function attemptsOf(ctx: Context, { booking, window }: Participant, now: Date): Promise<CallViewBody['attempts']> {
  if (booking.callType !== 'phone' || ctx.integrations.voice !== null || booking.state !== 'scheduled' || now < window.opensAt || now >= window.closesAt) return null;
  const made = await ctx.db.many(bridges.attempts, [booking.id, booking.startsAt]);
  const last = made.at(-1);
  return { calls: made.length, unanswered: made.filter(({ unanswered_at: at }) => at !== null).length, may_note: last !== undefined && last.unanswered_at === null };
}

/** Appointments before this one that may still be taking place. */
async function waitingOf(ctx: Context, { booking }: Participant, now: Date): Promise<CallViewBody['waiting']> {
  const starts = await openStarts(ctx, { doctorId: booking.doctorId, from: later(now, -PLANNED - AFTER), before: booking.startsAt });
  return waitingBefore(starts, now);
}
