import type { EventPayloads } from '../events/index.ts';
import type { Context } from '../platform/context.ts';
import type { EventHandlers } from '../platform/jobs/worker.ts';
import { notifyDoctor } from './notify-doctor.ts';
import { peopleOfBooking } from './people-of-booking.ts';

/**
 * Notifies the doctor in the product that an appointment has another time, in each case the latest one. That it is
 * another doctor's now is told once it is sure (`bookings.move-settled`).
 */
async function notifyDoctorOfReschedule(
  ctx: Context,
  { bookingId, from, formerDoctorId = null }: EventPayloads['bookings.rescheduled'],
): Promise<void> {
  const { booking, doctorTime } = await peopleOfBooking(ctx, bookingId);
  if (booking.state !== 'scheduled' || doctorTime === undefined || formerDoctorId !== null) return;
  await notifyDoctor(ctx, booking.doctorId, {
    template: 'booking-rescheduled',
    values: { before: { at: from, zone: doctorTime.zone }, when: doctorTime },
    key: `rescheduled:${bookingId}:${booking.rescheduledCount}`,
  });
}

/** The handlers of the event 'bookings.rescheduled'. */
export const handlers: EventHandlers['bookings.rescheduled'] = [notifyDoctorOfReschedule];
