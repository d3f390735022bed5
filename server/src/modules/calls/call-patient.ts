import type { CallViewBody } from '@tabibu/contract/calls';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import type { Consultation } from '../bookings/index.ts';
import { noteAttempt, recordUnanswered } from '../bridges/index.ts';
import { callViewOf } from './call-view.ts';
import { findParticipant, refuseOutside } from './find-participant.ts';

/**
 * Shows the patient's number to the doctor of a phone appointment, so that the doctor can call the patient from an
 * ordinary phone. This works inside the call window and only without a voice gateway; the attempt is recorded and
 * audited (W24). Throws `not-found`, `call-not-open`, `call-over`, or `phone-not-shown` for a video appointment and
 * where a voice gateway can bridge the call.
 */
export async function callPatient(ctx: Context, { bookingId }: { bookingId: string }): Promise<CallViewBody> {
  return change(ctx, bookingId, noteAttempt);
}

/** Records that nobody answered the doctor's last call. Idempotent. Throws the same problems as `callPatient`. */
export async function reportNoAnswer(ctx: Context, { bookingId }: { bookingId: string }): Promise<CallViewBody> {
  return change(ctx, bookingId, recordUnanswered);
}

async function change(
  ctx: Context,
  bookingId: string,
  work: (inside: Context, booking: Consultation) => Promise<void>,
): Promise<CallViewBody> {
  return inTransaction(ctx, async (inside) => {
    const participant = await findParticipant(inside, bookingId);
    refuseOutside(participant, inside.clock.now());
    if (participant.booking.callType !== 'phone' || inside.integrations.voice !== null)
      throw new Problem('phone-not-shown');
    await work(inside, participant.booking);
    return callViewOf(inside, participant);
  });
}
