import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { publish } from '../../platform/outbox.ts';
import { later } from '../../platform/time.ts';
import * as moves from './move-store.ts';
import { MERGE_MOVES } from './rules.ts';
import * as store from './store.ts';

/**
 * Publishes `bookings.move-settled` once two minutes (`MERGE_MOVES`) have passed since the last move of an appointment,
 * so that patient and doctor get one message for several moves. Publishes nothing when the appointment is back at its
 * first time or is no longer scheduled. Does nothing when called too early. Idempotent.
 */
export async function announceMove(ctx: Context, { bookingId }: { bookingId: string }): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const booking = await inside.db.maybe(store.findLocked, { bookingId });
    if (booking === undefined) return;
    const untold = await inside.db.many(moves.unannouncedMoves, { bookingId });
    const [first, last] = [untold[0], untold.at(-1)];
    const now = inside.clock.now();
    if (first === undefined || last === undefined || later(last.moved_at, MERGE_MOVES) > now) return;
    await inside.db.run(moves.closeMoves, { bookingId, now });
    const before = untold.find(({ former_doctor_id: id }) => id !== null)?.former_doctor_id ?? booking.doctor_id;
    const formerDoctorId = before === booking.doctor_id ? null : before;
    const news =
      booking.state === 'scheduled' &&
      (formerDoctorId !== null || booking.starts_at?.getTime() !== first.from_at.getTime());
    await audit(inside, {
      action: 'bookings.announce-move',
      object: 'booking',
      objectId: bookingId,
      details: { moves: untold.length, told: news },
    });
    if (news)
      await publish(inside, 'bookings.move-settled', {
        bookingId,
        from: first.from_at.toISOString(),
        formerDoctorId,
      });
  });
}
