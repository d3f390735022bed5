import type { CallViewBody } from '@tabibu/contract/calls';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { confirmSpoken, consultationDetails, denySpoken } from '../bookings/index.ts';
import { countAttempts, notifyParticipants } from '../bridges/index.ts';
import { callViewOf } from './call-view.ts';
import { findParticipant } from './find-participant.ts';
import type { Participant } from './find-participant.ts';
import { judgeCall } from './judge-call.ts';
import { updateTimeTogether } from './rules.ts';
import * as store from './store.ts';

/**
 * Records whether the patient says that the two spoke. If they did, the appointment is completed where the doctor says
 * so too, or has called by telephone. If they did not, the money is due back where the doctor neither came nor called,
 * fifteen minutes have passed and the patient was in the waiting room. In every other case the doctor or, in the end,
 * a person on the staff decides. Idempotent. Throws `not-found`; `not-asked-yet` while it is not asked (see
 * `outcomeAnswersOf`); `call-over` when the appointment is settled in another way.
 */
export async function reportCallOutcome(
  ctx: Context,
  { bookingId, spoke }: { bookingId: string; spoke: boolean },
): Promise<CallViewBody> {
  return inTransaction(ctx, async (inside) => {
    const participant = await findParticipant(inside, bookingId);
    const { booking, window } = participant;
    const { says } = await consultationDetails(inside, bookingId, 'patient');
    const answer = spoke ? 'spoke' : 'not-spoke';
    if (booking.state === 'scheduled' && booking.said !== answer && !says.includes(answer))
      throw new Problem('not-asked-yet', { opens_at: window.askedFrom.toISOString() });
    // Every change of a session locks its row before anything else of the call, so that two changes cannot deadlock.
    const row = await inside.db.maybe(store.findLocked, { bookingId });
    const { calls, unanswered } = await countAttempts(inside, booking);
    const held = spoke
      ? await confirmSpoken(inside, { bookingId, doctorCalled: calls > unanswered })
      : await denySpoken(inside, { bookingId });
    if (!held) throw new Problem('call-over');
    const after = await findParticipant(inside, bookingId);
    if (!spoke && row !== undefined) await judgeDenied(inside, after, store.sessionOf(row));
    await notifyParticipants(inside, after.booking);
    return callViewOf(inside, await findParticipant(inside, bookingId));
  });
}

/**
 * Judges the call again with the patient's answer. The sweep skips closed calls, but a call that closed as failed may
 * be decided now.
 */
async function judgeDenied(ctx: Context, { booking }: Participant, found: store.Session): Promise<void> {
  if (booking.state !== 'scheduled' || found.startsAt.getTime() !== booking.startsAt.getTime()) return;
  const session = updateTimeTogether(found, ctx.clock.now());
  if (session.closedAt === null || session.state === 'failed') await judgeCall(ctx, booking, session);
}
