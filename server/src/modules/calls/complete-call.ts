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
 * Lets the doctor mark the consultation as completed, at any time after its start and however the two spoke (W09).
 * The patient may contest it for a day; unless the call shows a minute together, nothing is earned before (I-40).
 * Idempotent. Throws `not-found`;
 * `call-not-open` before the start; `call-over` when the appointment was cancelled or missed.
 */
export async function completeCall(ctx: Context, { bookingId }: { bookingId: string }): Promise<CallViewBody> {
  return inTransaction(ctx, async (inside) => {
    const participant = await findParticipant(inside, bookingId);
    const { booking } = participant;
    if (booking.state !== 'completed') {
      if (booking.state !== 'scheduled') throw new Problem('call-over');
      if (inside.clock.now() < booking.startsAt)
        throw new Problem('call-not-open', { opens_at: booking.startsAt.toISOString() });
      const row = await inside.db.maybe(store.findLocked, { bookingId });
      const proven =
        row !== undefined &&
        row.starts_at.getTime() === booking.startsAt.getTime() &&
        hadConsultation(store.sessionOf(row), inside.clock.now());
      if (!(await completeBooking(inside, { bookingId, claimed: !proven, proven }))) throw new Problem('call-over');
      await closeCall(inside, { bookingId });
    }
    return callViewOf(inside, await findParticipant(inside, bookingId));
  });
}
