import type { CallViewBody } from '@tabibu/contract/calls';
import type { Context } from '../../platform/context.ts';
import { later } from '../../platform/time.ts';
import { consultationDetails, openStarts } from '../bookings/index.ts';
import { bridgeViewOf, countAttempts } from '../bridges/index.ts';
import { doctorNames } from '../doctors/index.ts';
import { contactOf } from '../identity/index.ts';
import { ownNumberOf, visitorName } from '../people/index.ts';
import type { Participant } from './find-participant.ts';
import { verdictFactsOf } from './judge-call.ts';
import {
  STAY_AFTER,
  PLANNED_DURATION,
  mayLeaveFrom,
  callBackOf,
  hadConsultation,
  isPresent,
  waitingBefore,
} from './rules.ts';
import * as store from './store.ts';

/** Returns the call as one of its two participants may see it. */
export async function callViewOf(ctx: Context, participant: Participant): Promise<CallViewBody> {
  const { booking, side, window, accounts } = participant;
  const now = ctx.clock.now();
  const row = await ctx.db.maybe(store.find, { bookingId: booking.id });
  const session =
    row === undefined || row.starts_at.getTime() !== booking.startsAt.getTime() ? undefined : store.sessionOf(row);
  const absent = mayLeaveFrom(session, await verdictFactsOf(ctx, booking), side);
  const notes = await consultationDetails(ctx, booking.id, side);
  const attempts = side === 'doctor' ? await attemptsOf(ctx, participant, now) : null;
  const patient = side === 'doctor' ? await contactOf(ctx, accounts.patient) : undefined;
  const member = await ownNumberOf(ctx, booking.memberId);
  const byLink = session !== undefined && session.patientByLink && isPresent(session.patient, now);
  const name =
    side === 'patient'
      ? (await doctorNames(ctx, [booking.doctorId])).get(booking.doctorId)?.fullName
      : byLink && member !== undefined
        ? member.name
        : patient?.fullName;
  return {
    booking_id: booking.id,
    side,
    call_type: booking.callType,
    is_emergency: booking.isEmergency,
    state: session === undefined ? null : shownState(session),
    other: {
      name: name ?? '',
      present: session !== undefined && isPresent(side === 'patient' ? session.doctor : session.patient, now),
    },
    ...(booking.memberId === null ? {} : { person: await visitorName(ctx, booking) }),
    answers: member?.name ?? null,
    by_link: byLink && side === 'patient',
    call_back: session === undefined ? 'none' : callBackOf(session),
    starts_at: booking.startsAt.toISOString(),
    opens_at: window.opensAt.toISOString(),
    closes_at: window.closesAt.toISOString(),
    chat_until: window.chatUntil.toISOString(),
    connected_at: session?.connectedAt?.toISOString() ?? null,
    ended_at: session?.endedAt?.toISOString() ?? null,
    waiting:
      side === 'patient' && booking.state === 'scheduled' && !booking.isEmergency
        ? await waitingOf(ctx, participant, now)
        : null,
    expected_at: booking.expectedAt.toISOString(),
    absent_from: absent?.toISOString() ?? null,
    bridge: await bridgeViewOf(ctx, booking),
    phone:
      side === 'patient'
        ? notes.doctorPhone
        : (attempts !== null && attempts.calls > 0 && (member ?? patient)?.phone) || null,
    attempts,
    stage: notes.stage,
    says: notes.says,
    proven: session !== undefined && hadConsultation(session, now),
    reason: notes.reason,
    said: booking.said,
    may_complete: side === 'doctor' && booking.mayClaim,
  };
}

/**
 * Returns how often the doctor called the patient by ordinary number. Returns null where the doctor cannot do that: in
 * a video appointment, outside the call window, after the appointment is settled, or with a voice gateway.
 */
async function attemptsOf(
  ctx: Context,
  { booking, window }: Participant,
  now: Date,
): Promise<CallViewBody['attempts']> {
  if (
    booking.callType !== 'phone' ||
    ctx.integrations.voice !== null ||
    booking.state !== 'scheduled' ||
    now < window.opensAt ||
    now >= window.closesAt
  )
    return null;
  return countAttempts(ctx, booking);
}

/**
 * Returns how many earlier appointments of this doctor may still be taking place, and about how long the patient has to
 * wait.
 */
async function waitingOf(ctx: Context, { booking }: Participant, now: Date): Promise<CallViewBody['waiting']> {
  const starts = await openStarts(ctx, {
    doctorId: booking.doctorId,
    from: later(now, -PLANNED_DURATION - STAY_AFTER),
    before: booking.startsAt,
  });
  return waitingBefore(starts, now);
}

/**
 * Returns the state that people are told (C29). A call whose media connected and that is closed has ended, also before
 * a minute was over; while it may be entered again, it is connecting. Only what never connected has failed.
 */
function shownState({ state, connectedAt, closedAt }: store.Session): CallViewBody['state'] {
  if (state !== 'failed' || connectedAt === null) return state;
  return closedAt === null ? 'connecting' : 'ended';
}
