import { DEFAULT_LANGUAGE } from '@tabibu/contract/languages';
import type { EventPayloads } from '../events/index.ts';
import { syncCase } from '../modules/cases/index.ts';
import { sendNotice } from '../modules/notifications/index.ts';
import type { Context } from '../platform/context.ts';
import type { EventHandlers } from '../platform/jobs/worker.ts';
import { notifyDoctor } from './notify-doctor.ts';
import { peopleOfBooking } from './people-of-booking.ts';

/** Tells the doctor and staff that the patient contests that the consultation took place. A person decides. */
async function notifyOfContest(ctx: Context, { bookingId }: EventPayloads['bookings.contested']): Promise<void> {
  const { booking, doctorName, doctorTime } = await peopleOfBooking(ctx, bookingId);
  if (doctorTime !== undefined)
    await notifyDoctor(ctx, booking.doctorId, {
      template: 'booking-contested',
      values: { when: doctorTime, proven: booking.isProven ? 'yes' : 'no' },
      key: `booking-contested:${bookingId}`,
    });
  const phone = ctx.config.STAFF_ALERT_PHONE;
  if (phone === undefined) return;
  await sendNotice(ctx, {
    to: { phone, language: DEFAULT_LANGUAGE },
    template: 'booking-contested-staff',
    values: { country: booking.country, doctor: doctorName },
    key: `booking-contested:${bookingId}:staff`,
    about: bookingId,
  });
}

/** Puts the contest into the queue of what waits for a person. */
async function queueContest(ctx: Context, { bookingId }: EventPayloads['bookings.contested']): Promise<void> {
  await syncCase(ctx, 'contested-consultation', bookingId);
}

/** The handlers of the event 'bookings.contested'. */
export const handlers: EventHandlers['bookings.contested'] = [notifyOfContest, queueContest];
