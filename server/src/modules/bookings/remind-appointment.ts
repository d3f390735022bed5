import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { publish } from '../../platform/outbox.ts';
import { later } from '../../platform/time.ts';
import * as reminders from './reminder-store.ts';
import { REMIND_BEFORE } from './rules.ts';

/**
 * Publishes `bookings.reminder-due` one hour before an appointment begins, once for each time that it is moved to. Not
 * for an appointment that was cancelled, has begun, or was booked or moved less than 75 minutes before its start. There
 * are no quiet hours: a reminder is useless later. Does nothing when called too early. Idempotent.
 */
export async function remindAppointment(ctx: Context, { bookingId }: { bookingId: string }): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const now = inside.clock.now();
    const due = await inside.db.maybe(reminders.takeReminder, { bookingId, now, until: later(now, REMIND_BEFORE) });
    if (due === undefined) return;
    await audit(inside, {
      action: 'bookings.remind',
      object: 'booking',
      objectId: bookingId,
      details: { starts: due.starts_at.toISOString() },
    });
    await publish(inside, 'bookings.reminder-due', { bookingId });
  });
}
