import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { speaker } from '@tabibu/locales/server-speech';
import { accountOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { cancelledText } from '../../platform/cancelled-text.ts';
import { Problem } from '../../platform/problem.ts';
import { MINUTE, SECOND, later } from '../../platform/time.ts';
import { doctorNames } from '../doctors/index.ts';
import { membersById } from '../people/index.ts';
import { doctorOf } from './appointment-view.ts';
import { SLOT_LENGTH } from './rules.ts';
import * as store from './store.ts';
import { whoCancelled } from './who-cancelled.ts';

const REMIND_BEFORE = 30 * MINUTE;

/**
 * Returns a paid appointment as an iCalendar file (RFC 5545), in UTC, so that every calendar shows it in its own
 * time zone. Downloading it again after a move or a delay updates the same entry, and after a cancellation ends it.
 * For privacy it names neither the reason nor the specialty. Throws Problem `not-found` unless the appointment is
 * the caller's own, and scheduled or cancelled after it was paid.
 */
export async function readCalendar(ctx: Context, { bookingId }: { bookingId: string }): Promise<string> {
  const booking = await ctx.db.maybe(store.findOwn, { bookingId, patientId: accountOf(ctx) });
  const isOver = booking?.state === 'cancelled' && booking.funding !== null;
  if (booking === undefined || booking.starts_at === null || !(isOver || booking.state === 'scheduled'))
    throw new Problem('not-found');
  const doctor = (await doctorNames(ctx, [doctorOf(booking)])).get(doctorOf(booking));
  const begins = booking.expected_at ?? booking.starts_at;
  const say = speaker(ctx.language);
  const member =
    booking.person_id === null ? undefined : (await membersById(ctx, [booking.person_id])).get(booking.person_id);
  const summary =
    member === undefined
      ? say('calendar.summary', { doctor: doctor?.fullName ?? '' })
      : say('calendar.summary-for', { doctor: doctor?.fullName ?? '', person: member.name });
  const calendar = ical({
    name: 'Tabibu',
    prodId: { company: 'Tabibu', product: 'Appointments', language: ctx.language.toUpperCase() },
    method: isOver ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  const event = calendar.createEvent({
    id: `${booking.id}@tabibu`,
    // A delay, or another person, raises the last two digits; a move raises the hundreds. Calendars take the entry with
    // the higher number.
    sequence: 100 * booking.rescheduled_count + booking.delays_told + booking.person_changes + (isOver ? 1 : 0),
    stamp: ctx.clock.now(),
    start: begins,
    end: later(begins, SLOT_LENGTH),
    summary,
    description: isOver
      ? cancelledText(ctx.language, 'patient', whoCancelled(booking), { of: 'this' })
      : say(booking.call_type === 'phone' ? 'calendar.phone' : 'calendar.video', {
          whom: (member?.phone ?? null) === null ? 'patient' : 'member',
          person: member?.name ?? '',
        }),
    status: isOver ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  if (!isOver)
    event.createAlarm({ type: ICalAlarmType.display, triggerBefore: REMIND_BEFORE / SECOND, description: summary });
  return calendar.toString();
}
