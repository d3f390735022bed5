import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { sendLiveEvent } from '../../platform/outbox.ts';
import { later } from '../../platform/time.ts';
import { NUMBER_SHOWN_AFTER } from './rules.ts';
import * as store from './store.ts';

/**
 * Lets the patient move an appointment whose call was never connected, until two hours after its start and at the price
 * already paid (R-18e). Video appointments only: in a phone appointment the two may have spoken by ordinary phone.
 * Returns false when the appointment may not be moved. Idempotent.
 */
export async function allowMove(ctx: Context, { bookingId }: { bookingId: string }): Promise<boolean> {
  return inTransaction(ctx, async (inside) => {
    const {
      starts_at: startsAt,
      patient_id: patientId,
      movable_until: known,
    } = await inside.db.one(store.find, { bookingId });
    if (startsAt === null) return false;
    const until = later(startsAt, NUMBER_SHOWN_AFTER);
    if (known !== null) return known.getTime() === until.getTime();
    if (until <= inside.clock.now() || (await inside.db.run(store.allowMove, { bookingId, movableUntil: until })) === 0)
      return false;
    await audit(inside, { action: 'bookings.let-move', object: 'booking', objectId: bookingId });
    await sendLiveEvent(inside, patientId, { kind: 'booking', booking_id: bookingId });
    return true;
  });
}
