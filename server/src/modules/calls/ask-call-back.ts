import type { CallViewBody } from '@tabibu/contract/calls';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { nudge } from '../../platform/outbox.ts';
import { Problem } from '../../platform/problem.ts';
import { callViewOf } from './call-view.ts';
import { anew } from './enter-call.ts';
import { findParticipant, refuseOutside } from './find-participant.ts';
import { isPresent, withTime } from './rules.ts';
import * as store from './store.ts';

/**
 * The patient leaves the waiting room and is told by message when the doctor comes. While the doctor is there, and after the patient
 * was told once, nothing changes: the answer says so. May be repeated. Problems: `not-found`, `call-not-open`, `call-over`.
 */
export async function askCallBack(ctx: Context, { bookingId }: { bookingId: string }): Promise<CallViewBody> {
  return inTransaction(ctx, async (inside) => {
    const participant = await findParticipant(inside, bookingId);
    const now = inside.clock.now();
    refuseOutside(participant, now);
    const { startsAt } = participant.booking;
    await inside.db.run(store.open, [bookingId, startsAt, now]);
    const found = store.sessionOf(await inside.db.one(store.findLocked, [bookingId]));
    const session = found.startsAt.getTime() === startsAt.getTime() ? found : anew(found, startsAt);
    if (session.state === 'ended') throw new Problem('call-over');
    if (session.calledBackAt === null && session.callBackAt === null && !isPresent(session.doctor, now)) {
      await inside.db.run(store.save, store.valuesOf(withTime({ ...session, callBackAt: now, patient: { ...session.patient, leg: null, connected: false } }, now)));
      await audit(inside, { action: 'calls.ask-call-back', object: 'booking', objectId: bookingId, details: {} });
      if (participant.accounts.doctor !== undefined) await nudge(inside, participant.accounts.doctor, { kind: 'day' });
    }
    return callViewOf(inside, participant);
  });
}
