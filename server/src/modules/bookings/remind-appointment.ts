import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { publish } from '../../platform/outbox.ts';
import { later } from '../../platform/time.ts';
import * as reminders from './reminder-store.ts';
import { REMIND_BEFORE } from './rules.ts';

/**
 * One hour before an appointment begins: asks for a reminder to its patient, once for each time that it is given. None for one that was called
 * off, has begun, or was booked or moved shortly before its start. It goes at its time, also in the evening: it is of no use later. Too early
 * nothing happens; may be repeated.
 */
export async function remindAppointment(ctx: Context, { bookingId }: { bookingId: string }): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const now = inside.clock.now();
    const due = await inside.db.maybe(reminders.takeReminder, [bookingId, now, later(now, REMIND_BEFORE)]);
    if (due === undefined) return;
    await audit(inside, { action: 'bookings.remind', object: 'booking', objectId: bookingId, details: { starts: due.starts_at.toISOString() } });
    await publish(inside, 'bookings.reminder-due', { bookingId });
  });
}
