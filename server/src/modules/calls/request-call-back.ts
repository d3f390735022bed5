import type { CallViewBody } from '@tabibu/contract/calls';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { sendLiveEvent, tellHouse } from '../../platform/outbox.ts';
import { Problem } from '../../platform/problem.ts';
import { callViewOf } from './call-view.ts';
import { resetForNewTime } from './enter-call.ts';
import { findParticipant, refuseOutside } from './find-participant.ts';
import { isPresent, updateTimeTogether } from './rules.ts';
import * as store from './store.ts';

/**
 * Lets the patient leave the waiting room and be notified by message when the doctor joins. Changes nothing while the
 * doctor is in the call, or after that notification went out once; `call_back` of the returned view says which.
 * Idempotent. Throws `not-found`, `call-not-open` or `call-over`.
 */
export async function requestCallBack(ctx: Context, { bookingId }: { bookingId: string }): Promise<CallViewBody> {
  return inTransaction(ctx, async (inside) => {
    const participant = await findParticipant(inside, bookingId);
    const now = inside.clock.now();
    refuseOutside(participant, now);
    const { startsAt } = participant.booking;
    await inside.db.run(store.open, { bookingId, startsAt, now });
    const found = store.sessionOf(await inside.db.one(store.findLocked, { bookingId }));
    const session = found.startsAt.getTime() === startsAt.getTime() ? found : resetForNewTime(found, startsAt);
    if (session.state === 'ended') throw new Problem('call-over');
    if (session.calledBackAt === null && session.callBackAt === null && !isPresent(session.doctor, now)) {
      await inside.db.run(
        store.save,
        store.valuesOf(
          updateTimeTogether(
            { ...session, callBackAt: now, patient: { ...session.patient, leg: null, page: null, connected: false } },
            now,
          ),
        ),
      );
      await audit(inside, { action: 'calls.ask-call-back', object: 'booking', objectId: bookingId, details: {} });
      await tellHouse(inside);
      if (participant.accounts.doctor !== undefined)
        await sendLiveEvent(inside, participant.accounts.doctor, { kind: 'day' });
    }
    return callViewOf(inside, participant);
  });
}
