import type { EventPayloads } from '../events/index.ts';
import { sendNotice } from '../modules/notifications/index.ts';
import type { Context } from '../platform/context.ts';
import type { EventHandlers } from '../platform/jobs/worker.ts';
import { publicAddress } from '../platform/own-address.ts';
import { closeCallOfBooking } from './close-call.ts';
import { noticeOptionsOfTime, peopleOfBooking } from './people-of-booking.ts';
import { refreshPagesOfItsDoctor } from './refresh-doctor-pages.ts';

/**
 * Tells the patient who did not come, although the doctor waited or called, what happens to the money and how to see a
 * doctor nevertheless (R-18f).
 */
async function notifyOfMissedAppointment(ctx: Context, { bookingId }: EventPayloads['bookings.missed']): Promise<void> {
  const { booking, doctorName, patientTime } = await peopleOfBooking(ctx, bookingId);
  if (booking.state !== 'missed' || patientTime === undefined) return;
  await sendNotice(ctx, {
    to: { accountId: booking.patientId },
    template: booking.callType === 'phone' ? 'missed-phone' : 'missed',
    values: {
      doctor: doctorName,
      when: patientTime,
      amount: booking.price,
      link: `${publicAddress(ctx)}/book/${booking.doctorId}`,
    },
    key: `missed:${bookingId}`,
    ...noticeOptionsOfTime(booking, 'patient'),
  });
}

/** The handlers of the event 'bookings.missed'. */
export const handlers: EventHandlers['bookings.missed'] = [
  notifyOfMissedAppointment,
  closeCallOfBooking,
  refreshPagesOfItsDoctor,
];
