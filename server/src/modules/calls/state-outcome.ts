import type { CallViewBody } from '@tabibu/contract/calls';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { confirmSpoken, denySpoken } from '../bookings/index.ts';
import { callViewOf } from './call-view.ts';
import { findParticipant } from './find-participant.ts';
import type { Participant } from './find-participant.ts';
import { judgeCall } from './judge-call.ts';
import { withTime } from './rules.ts';
import * as store from './store.ts';
import { tellBoth } from './tell-both.ts';

/**
 * The patient says whether the two spoke. That they did completes the appointment; that they did not gives the money back where the doctor
 * neither came nor called and the patient waited in the room, and otherwise is kept for the person who decides. May be repeated. Problems:
 * `not-found`; `call-not-open` before the start, and for the denial before patience is over; `call-over` when the appointment is settled otherwise.
 */
export async function stateOutcome(ctx: Context, { bookingId, spoke }: { bookingId: string; spoke: boolean }): Promise<CallViewBody> {
  return inTransaction(ctx, async (inside) => {
    const participant = await findParticipant(inside, bookingId);
    const opens = spoke ? participant.booking.startsAt : participant.window.absentFrom;
    if (inside.clock.now() < opens) throw new Problem('call-not-open', { opens_at: opens.toISOString() });
    // Whoever changes a session locks it before anything else of the call.
    const row = await inside.db.maybe(store.findLocked, [bookingId]);
    const held = spoke ? await confirmSpoken(inside, { bookingId }) : await denySpoken(inside, { bookingId });
    if (!held) throw new Problem('call-over');
    const after = await findParticipant(inside, bookingId);
    if (!spoke && row !== undefined) await judgeDenied(inside, after, store.sessionOf(row));
    await tellBoth(inside, after.booking);
    return callViewOf(inside, await findParticipant(inside, bookingId));
  });
}

/** The sweep looks at open calls only; what was left to a person may be decided by the patient's word. */
async function judgeDenied(ctx: Context, { booking }: Participant, found: store.Session): Promise<void> {
  if (booking.state !== 'scheduled' || found.startsAt.getTime() !== booking.startsAt.getTime()) return;
  const session = withTime(found, ctx.clock.now());
  if (session.closedAt === null || session.state === 'failed') await judgeCall(ctx, booking, session);
}
