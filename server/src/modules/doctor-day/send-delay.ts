import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { publish } from '../../platform/outbox.ts';
import { later } from '../../platform/time.ts';
import { delayBooking, listStarts } from '../bookings/index.ts';
import { expectedAfter } from './policy.ts';
import { DELAY_SILENCE } from './rules.ts';
import * as store from './store.ts';

/**
 * Sends a planned delay when the time to undo it is over. Each patient whose appointment is still scheduled gets an SMS
 * and sees the new time on the appointment; nobody counts as absent before the time that was told (R-18f). Does nothing
 * for a delay that was undone. Idempotent.
 */
export async function sendDelay(
  ctx: Context,
  { doctorId, delayId }: { doctorId: string; delayId: string },
): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const now = inside.clock.now();
    const planned = await inside.db.maybe(store.sendDelay, { doctorId, delayId, now });
    if (planned === undefined) return;
    const { minutes, booking_ids: bookingIds, asked_at: askedAt } = planned;
    const told: string[] = [];
    for (const { id, startsAt } of await listStarts(inside, bookingIds)) {
      const expectedAt = expectedAfter(minutes, startsAt, askedAt);
      if (await delayBooking(inside, { bookingId: id, expectedAt, toldAt: expectedAt ?? startsAt })) told.push(id);
    }
    if (told.length === 0) return;
    const last = await inside.db.maybe(store.lastAnnouncement, { doctorId, since: later(now, -DELAY_SILENCE) });
    const corrects = last === undefined || last.first_at !== null ? null : last.id;
    await inside.db.run(store.addAnnouncement, { delayId, doctorId, minutes, told, now, corrects });
    await audit(inside, {
      action: 'bookings.announce-delay',
      object: 'doctor',
      objectId: doctorId,
      details: { minutes, told: told.length },
    });
    await publish(inside, 'bookings.delayed', { announcementId: delayId, minutes, bookingIds: told });
  });
}
