import { timeZoneOf } from '@tabibu/contract/countries';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { publish } from '../../platform/outbox.ts';
import { findBooking, isBookedAgain } from '../bookings/index.ts';
import { wallClock } from '../../platform/time.ts';
import { readerOf } from './document-view.ts';
import { isNight, reminderOf } from './rules.ts';
import * as reminders from './reminder-store.ts';
import * as store from './store.ts';

/**
 * Publishes the reminder of a follow-up, once: two days before it, or on the day after the signing if that is later,
 * and never at night. Sends none when the patient has a later appointment with that doctor, or when it is too late.
 * Does nothing before its time. Idempotent.
 */
export async function remindFollowUp(ctx: Context, { documentId }: { documentId: string }): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const note = await inside.db.maybe(store.find, { documentId });
    if (note === undefined || note.follow_up_on === null || note.reminder !== null) return;
    const { day: today, time } = wallClock(inside.clock.now(), timeZoneOf(note.country));
    const remindAt = reminderOf(
      note.follow_up_on,
      wallClock(note.signed_at!, timeZoneOf(note.country)).day,
      timeZoneOf(note.country),
    );
    // A job that runs late in the evening does nothing; the hourly sweep sends the reminder in the morning.
    if (remindAt !== null && (remindAt > inside.clock.now() || isNight(time))) return;
    const visit = await findBooking(inside, note.booking_id);
    const tooLate = remindAt === null || today >= note.follow_up_on;
    const again =
      tooLate ||
      (await isBookedAgain(inside, {
        patientId: readerOf(note),
        doctorId: note.doctor_id,
        after: visit?.startsAt ?? note.signed_at!,
      }));
    const closed = await inside.db.run(reminders.closeReminder, {
      documentId,
      reminder: again ? 'not-needed' : 'sent',
    });
    if (closed === 0) return;
    await audit(inside, {
      action: 'records.remind',
      object: 'document',
      objectId: documentId,
      details: { needed: !again },
    });
    if (!again) await publish(inside, 'records.follow-up-due', { documentId });
  });
}
