import type { CallViewBody } from '@tabibu/contract/calls';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { completeBooking } from '../bookings/index.ts';
import { callViewOf } from './call-view.ts';
import { closeCall } from './end-call.ts';
import { findParticipant } from './find-participant.ts';
import { hadConsultation } from './rules.ts';
import * as store from './store.ts';

/**
 * Lets the doctor mark the consultation as completed, however the two spoke (W09): once a call has connected them or
 * the doctor has called by telephone, otherwise from ten minutes after the expected start on. The patient may contest
 * it for a day; unless the call shows a minute together or the patient says so too, nothing is earned before (I-40).
 * Idempotent. Throws `not-found`; `not-asked-yet` before that time; `call-over` when the appointment was cancelled or
 * missed.
 */
export async function completeCall(ctx: Context, { bookingId }: { bookingId: string }): Promise<CallViewBody> {
  return inTransaction(ctx, async (inside) => {
    const participant = await findParticipant(inside, bookingId);
    const { booking, window } = participant;
    if (booking.state !== 'completed') {
      if (booking.state !== 'scheduled') throw new Problem('call-over');
      if (!booking.mayClaim) throw new Problem('not-asked-yet', { opens_at: window.askedFrom.toISOString() });
      const row = await inside.db.maybe(store.findLocked, { bookingId });
      const proven =
        row !== undefined &&
        row.starts_at.getTime() === booking.startsAt.getTime() &&
        hadConsultation(store.sessionOf(row), inside.clock.now());
      const agreed = proven || booking.said === 'spoke';
      if (!(await completeBooking(inside, { bookingId, claimed: !agreed, agreed }))) throw new Problem('call-over');
      await closeCall(inside, { bookingId });
    }
    return callViewOf(inside, await findParticipant(inside, bookingId));
  });
}
