import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { nudge } from '../../platform/outbox.ts';
import { later } from '../../platform/time.ts';
import { NUMBER_AFTER } from './rules.ts';
import * as store from './store.ts';

/**
 * The call of an appointment never came about: until two hours after its start the patient may move it, at the price already paid (R-18e).
 * By video only, where neither has the other's number: who was to be called by phone may have been. False when it may not be moved;
 * may be repeated.
 */
export async function letMove(ctx: Context, { bookingId }: { bookingId: string }): Promise<boolean> {
  return inTransaction(ctx, async (inside) => {
    const { starts_at: startsAt, patient_id: patientId, movable_until: known } = await inside.db.one(store.find, [bookingId]);
    if (startsAt === null) return false;
    const until = later(startsAt, NUMBER_AFTER);
    if (known !== null) return known.getTime() === until.getTime();
    if (until <= inside.clock.now() || await inside.db.run(store.letMove, [bookingId, until]) === 0) return false;
    await audit(inside, { action: 'bookings.let-move', object: 'booking', objectId: bookingId });
    await nudge(inside, patientId, { kind: 'booking', booking_id: bookingId });
    return true;
  });
}
