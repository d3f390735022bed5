import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { publish } from '../../platform/outbox.ts';
import { findBooking, isBookedAgain } from '../bookings/index.ts';
import { wallClock } from '../../platform/time.ts';
import { zoneOf } from './find-visit.ts';
import { isNight, reminderOf } from './rules.ts';
import * as store from './store.ts';

/**
 * Two days before the day on which somebody should come again, or later where it was said later: asks for a reminder, once, never at night, and none when
 * there is a later appointment with that doctor already or no day left for it. Too early nothing happens; may be repeated.
 */
export async function remindFollowUp(ctx: Context, { documentId }: { documentId: string }): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const note = await inside.db.maybe(store.find, [documentId]);
    if (note === undefined || note.follow_up_on === null || note.reminder !== null) return;
    const { day: today, time } = wallClock(inside.clock.now(), zoneOf(note.country));
    const remindAt = reminderOf(note.follow_up_on, wallClock(note.signed_at!, zoneOf(note.country)).day, zoneOf(note.country));
    // The sweep comes again: a job that comes late in the evening waits for the morning.
    if (remindAt !== null && (remindAt > inside.clock.now() || isNight(time))) return;
    const visit = await findBooking(inside, note.booking_id);
    const tooLate = remindAt === null || today >= note.follow_up_on;
    const again = tooLate || await isBookedAgain(inside, { patientId: note.patient_id, doctorId: note.doctor_id, after: visit?.startsAt ?? note.signed_at! });
    const closed = await inside.db.run(store.closeReminder, [documentId, again ? 'not-needed' : 'sent']);
    if (closed === 0) return;
    await audit(inside, { action: 'records.remind', object: 'document', objectId: documentId, details: { needed: !again } });
    if (!again) await publish(inside, 'records.follow-up-due', { documentId });
  });
}
