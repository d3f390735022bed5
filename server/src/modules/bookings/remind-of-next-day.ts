import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { publish } from '../../platform/outbox.ts';
import { DAY, HOUR, later } from '../../platform/time.ts';
import * as reminders from './reminder-store.ts';

/** After an outage the reminder of the day before is still sent until so long before the start. */
const STILL_OF_USE = 2 * HOUR;

/**
 * Publishes `bookings.day-reminder-due` for the appointments that begin within a day, once for each time that one is
 * moved to. Not for one that was booked or moved less than 25 hours ahead: its confirmation has just gone out. A sweep
 * calls it every minute. Idempotent.
 */
export async function remindOfNextDay(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  const window = { from: later(now, STILL_OF_USE), until: later(now, DAY) };
  for (const { id: bookingId } of await ctx.db.many(reminders.toRemindOfNextDay, window))
    await inTransaction(ctx, async (inside) => {
      const due = await inside.db.maybe(reminders.takeDayReminder, { bookingId, ...window });
      if (due === undefined) return;
      await audit(inside, {
        action: 'bookings.remind',
        object: 'booking',
        objectId: bookingId,
        details: { starts: due.starts_at.toISOString(), before: 'day' },
      });
      await publish(inside, 'bookings.day-reminder-due', { bookingId });
    });
}
