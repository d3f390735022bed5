import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { publish } from '../../platform/outbox.ts';
import { later } from '../../platform/time.ts';
import * as moves from './move-store.ts';
import { MERGE_MOVES } from './rules.ts';
import * as store from './store.ts';

/**
 * An appointment was moved and nobody has moved it again for a while: both people are to be told its time, once for all moves of that while.
 * Nothing is told of one that came back to its time or no longer stands. Too early nothing happens; may be repeated.
 */
export async function announceMove(ctx: Context, { bookingId }: { bookingId: string }): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const booking = await inside.db.maybe(store.findLocked, [bookingId]);
    if (booking === undefined) return;
    const untold = await inside.db.many(moves.untoldMoves, [bookingId]);
    const [first, last] = [untold[0], untold.at(-1)];
    const now = inside.clock.now();
    if (first === undefined || last === undefined || later(last.moved_at, MERGE_MOVES) > now) return;
    await inside.db.run(moves.closeMoves, [bookingId, now]);
    const news = booking.state === 'scheduled' && booking.starts_at?.getTime() !== first.from_at.getTime();
    await audit(inside, { action: 'bookings.announce-move', object: 'booking', objectId: bookingId, details: { moves: untold.length, told: news } });
    if (news) await publish(inside, 'bookings.move-settled', { bookingId, from: first.from_at.toISOString() });
  });
}
