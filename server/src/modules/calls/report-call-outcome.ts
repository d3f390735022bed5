import type { CallViewBody } from '@tabibu/contract/calls';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { confirmSpoken, denySpoken } from '../bookings/index.ts';
import { notifyParticipants } from '../bridges/index.ts';
import { callViewOf } from './call-view.ts';
import { findParticipant } from './find-participant.ts';
import type { Participant } from './find-participant.ts';
import { judgeCall } from './judge-call.ts';
import { updateTimeTogether } from './rules.ts';
import * as store from './store.ts';

/**
 * Records whether the patient says that the two spoke. If they did, the appointment is completed. If they did not, the
 * money is due back where the doctor neither came nor called and the patient was in the waiting room; otherwise a
 * person on the staff decides. Idempotent. Throws `not-found`; `call-not-open` before the start, and for "did not
 * speak" before fifteen minutes have passed; `call-over` when the appointment is settled in another way.
 */
export async function reportCallOutcome(
  ctx: Context,
  { bookingId, spoke }: { bookingId: string; spoke: boolean },
): Promise<CallViewBody> {
  return inTransaction(ctx, async (inside) => {
    const participant = await findParticipant(inside, bookingId);
    const opens = spoke ? participant.booking.startsAt : participant.window.absentFrom.doctor;
    if (inside.clock.now() < opens) throw new Problem('call-not-open', { opens_at: opens.toISOString() });
    // Every change of a session locks its row before anything else of the call, so that two changes cannot deadlock.
    const row = await inside.db.maybe(store.findLocked, { bookingId });
    const held = spoke ? await confirmSpoken(inside, { bookingId }) : await denySpoken(inside, { bookingId });
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
