import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { enqueue, sendLiveEvent, publish } from '../../platform/outbox.ts';
import { later } from '../../platform/time.ts';
import { CONTEST_PERIOD } from './rules.ts';
import * as claims from './claim-store.ts';
import * as store from './store.ts';

interface Completion {
  readonly bookingId: string;
  /** How many milliseconds before its start the consultation may already have taken place; 0 when left out. */
  readonly early?: number;
  /**
   * True when only the doctor says that the consultation took place. The patient may then contest it for a day, and the
   * doctor earns nothing before that day is over (I-40).
   */
  readonly claimed?: boolean;
  /**
   * True when the call itself shows a minute together, or both sides say that they spoke. The doctor earns at once, and
   * the patient may contest it for a day; if that is refunded, the earning is taken back.
   */
  readonly agreed?: boolean;
}

/**
 * Marks a scheduled booking as completed (W09). Returns false, and changes nothing, when the booking is not scheduled
 * or has not begun. Idempotent.
 */
export async function completeBooking(
  ctx: Context,
  { bookingId, early = 0, claimed = false, agreed = false }: Completion,
): Promise<boolean> {
  return inTransaction(ctx, async (inside) => {
    const now = inside.clock.now();
    const contestableUntil = claimed ? later(now, CONTEST_PERIOD) : null;
    const moved = await inside.db.run(claims.moveToCompleted, {
      bookingId,
      now,
      latestStart: later(now, early),
      contestableUntil,
      creditedContestUntil: agreed ? later(now, CONTEST_PERIOD) : null,
    });
    if (moved === 0) return false;
    const booking = await inside.db.one(store.find, { bookingId });
    await audit(inside, { action: 'bookings.complete', object: 'booking', objectId: bookingId, details: { claimed } });
    await publish(inside, 'bookings.completed', {
      bookingId,
      ...(contestableUntil === null ? {} : { contestableUntil: contestableUntil.toISOString() }),
    });
    if (contestableUntil !== null)
      await enqueue(
        inside,
        'bookings.settle-claim',
        { bookingId },
        { at: contestableUntil, key: `settle-claim:${bookingId}` },
      );
    await sendLiveEvent(inside, booking.patient_id, { kind: 'booking', booking_id: bookingId });
    return true;
  });
}
