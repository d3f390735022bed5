import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { speaker } from '@tabibu/locales/server-speech';
import { accountOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { MINUTE, SECOND, later } from '../../platform/time.ts';
import { doctorNames } from '../doctors/index.ts';
import { membersById } from '../people/index.ts';
import { doctorOf } from './appointment-view.ts';
import { SLOT_LENGTH } from './rules.ts';
import * as store from './store.ts';

const REMIND_BEFORE = 30 * MINUTE;

/**
 * Returns a scheduled appointment as an iCalendar file (RFC 5545), in UTC, so that every calendar shows it in its own
 * time zone. Downloading it again after a move or a delay updates the same entry. For privacy it names neither the
 * reason nor the specialty. Throws Problem `not-found` unless the appointment is the caller's own and scheduled.
 */
export async function readCalendar(ctx: Context, { bookingId }: { bookingId: string }): Promise<string> {
  const booking = await ctx.db.maybe(store.findOwn, { bookingId, patientId: accountOf(ctx) });
  if (booking === undefined || booking.state !== 'scheduled' || booking.starts_at === null)
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
    method: ICalCalendarMethod.PUBLISH,
  });
  const event = calendar.createEvent({
    id: `${booking.id}@tabibu`,
    // A delay, or another person, raises the last two digits; a move raises the hundreds. Calendars take the entry with
    // the higher number.
    sequence: 100 * booking.rescheduled_count + booking.delays_told + booking.person_changes,
    stamp: ctx.clock.now(),
    start: begins,
    end: later(begins, SLOT_LENGTH),
    summary,
    description: say(booking.call_type === 'phone' ? 'calendar.phone' : 'calendar.video'),
    status: ICalEventStatus.CONFIRMED,
  });
  event.createAlarm({ type: ICalAlarmType.display, triggerBefore: REMIND_BEFORE / SECOND, description: summary });
  return calendar.toString();
}
