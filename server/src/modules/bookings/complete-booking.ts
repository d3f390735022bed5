import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { enqueue, nudge, publish } from '../../platform/outbox.ts';
import { later } from '../../platform/time.ts';
import { CONTEST } from './rules.ts';
import * as claims from './claim-store.ts';
import * as store from './store.ts';

interface Completion {
  readonly bookingId: string;
  /** Milliseconds before its time at which it may already have taken place. */
  readonly early?: number;
  /** Only its doctor says so: the patient may contest it for a day, and nothing is earned before that is over (I-40). */
  readonly claimed?: boolean;
}

/** The consultation took place (W09). False when the booking was not scheduled or is still to come; may be repeated. */
export async function completeBooking(ctx: Context, { bookingId, early = 0, claimed = false }: Completion): Promise<boolean> {
  return inTransaction(ctx, async (inside) => {
    const now = inside.clock.now();
    const contestableUntil = claimed ? later(now, CONTEST) : null;
    const moved = await inside.db.run(claims.moveToCompleted, [bookingId, now, later(now, early), contestableUntil]);
    if (moved === 0) return false;
    const booking = await inside.db.one(store.find, [bookingId]);
    await audit(inside, { action: 'bookings.complete', object: 'booking', objectId: bookingId, details: { claimed } });
    await publish(inside, 'bookings.completed', { bookingId, ...(contestableUntil === null ? {} : { contestableUntil: contestableUntil.toISOString() }) });
    if (contestableUntil !== null) await enqueue(inside, 'bookings.settle-claim', { bookingId }, { at: contestableUntil, key: `settle-claim:${bookingId}` });
    await nudge(inside, booking.patient_id, { kind: 'booking', booking_id: bookingId });
    return true;
  });
}
