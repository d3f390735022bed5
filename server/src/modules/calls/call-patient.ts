import type { CallViewBody } from '@tabibu/contract/calls';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { Problem } from '../../platform/problem.ts';
import { SECOND, later } from '../../platform/time.ts';
import * as bridges from './bridge-store.ts';
import { callViewOf } from './call-view.ts';
import { findParticipant, refuseOutside } from './find-participant.ts';
import type { Participant } from './find-participant.ts';

/** Two presses within this time are one call. */
const ONE_PRESS = 20 * SECOND;

/**
 * The doctor of an appointment by phone calls the patient by ordinary number, where no voice gateway joins the two: from now on, inside the
 * window, the number is shown to that doctor, and that it was shown is kept (W24). Problems: `not-found`; `call-not-open`, `call-over`;
 * `phone-not-shown` for a video appointment, and where a voice gateway joins the two.
 */
export async function callPatient(ctx: Context, { bookingId }: { bookingId: string }): Promise<CallViewBody> {
  return change(ctx, bookingId, async (inside, { booking }) => {
    const now = inside.clock.now();
    const added = await inside.db.run(bridges.addAttempt, [newId(now), bookingId, booking.startsAt, now, later(now, -ONE_PRESS)]);
    if (added > 0) await audit(inside, { action: 'calls.show-number', object: 'booking', objectId: bookingId });
  });
}

/** The doctor says that nobody answered the last call. Said again it changes nothing. Problems as in calling. */
export async function noteNoAnswer(ctx: Context, { bookingId }: { bookingId: string }): Promise<CallViewBody> {
  return change(ctx, bookingId, async (inside, { booking }) => {
    const noted = await inside.db.run(bridges.noteUnanswered, [bookingId, booking.startsAt, inside.clock.now()]);
    if (noted > 0) await audit(inside, { action: 'calls.no-answer', object: 'booking', objectId: bookingId });
  });
}

async function change(ctx: Context, bookingId: string, work: (inside: Context, participant: Participant) => Promise<void>): Promise<CallViewBody> {
  return inTransaction(ctx, async (inside) => {
    const participant = await findParticipant(inside, bookingId);
    refuseOutside(participant, inside.clock.now());
    if (participant.booking.callType !== 'phone' || inside.integrations.voice !== null) throw new Problem('phone-not-shown');
    await inside.db.run(bridges.lockAttempts, [bookingId]);
    await work(inside, participant);
    return callViewOf(inside, participant);
  });
}
