import type { EventPayloads } from '../events/index.ts';
import { sendNotice } from '../modules/notifications/index.ts';
import type { Context } from '../platform/context.ts';
import type { EventHandlers } from '../platform/jobs/worker.ts';
import { MINUTE } from '../platform/time.ts';
import { noticeOptionsOfTime, peopleOfBooking, whomOf } from './people-of-booking.ts';
import { tellVisitor } from './tell-visitor.ts';

/**
 * Tells each affected patient once that the doctor runs late or no longer does, with the new time and the delay.
 * Patients whose appointment was cancelled or moved meanwhile get nothing.
 */
async function notifyOfDelay(
  ctx: Context,
  { announcementId, minutes, bookingIds }: EventPayloads['bookings.delayed'],
): Promise<void> {
  for (const bookingId of bookingIds) {
    const people = await peopleOfBooking(ctx, bookingId);
    const { booking, doctorName, memberName, patientTime, visitor } = people;
    if (booking.state !== 'scheduled' || booking.startsAt === null || patientTime === undefined) continue;
    if (minutes > 0 && booking.expectedAt === null) continue;
    const expectedAt = booking.expectedAt ?? booking.startsAt;
    const late = Math.round((expectedAt.getTime() - booking.startsAt.getTime()) / MINUTE);
    await sendNotice(ctx, {
      to: { accountId: booking.patientId },
      template: minutes > 0 ? 'running-late' : 'late-withdrawn',
      values: {
        doctor: doctorName,
        ...whomOf(memberName),
        when: patientTime,
        minutes: late,
        expected: { at: expectedAt.toISOString(), zone: patientTime.zone },
      },
      key: `running-late:${announcementId}:${bookingId}`,
      ...noticeOptionsOfTime(booking, 'patient'),
    });
    if (visitor?.time === undefined) continue;
    await tellVisitor(ctx, people, {
      template: minutes > 0 ? 'visitor-late' : 'visitor-late-withdrawn',
      values: { minutes: late, expected: { at: expectedAt.toISOString(), zone: visitor.time.zone } },
      key: `running-late:${announcementId}:${bookingId}`,
    });
  }
}

/** The handlers of the event 'bookings.delayed'. */
export const handlers: EventHandlers['bookings.delayed'] = [notifyOfDelay];
