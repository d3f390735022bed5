import type { EventPayloads } from '../events/index.ts';
import type { Context } from '../platform/context.ts';
import type { EventHandlers } from '../platform/jobs/worker.ts';
import { peopleOfBooking } from './people-of-booking.ts';
import { textStaff } from './text-staff.ts';

/** Tells staff at once, before any payment, that a patient opened an emergency (C11, W23). */
async function alertStaff(ctx: Context, { bookingId }: EventPayloads['bookings.emergency-opened']): Promise<void> {
  const { booking, doctorName } = await peopleOfBooking(ctx, bookingId);
  await textStaff(ctx, {
    template: 'emergency-opened-staff',
    values: { country: booking.country, doctor: doctorName },
    key: `emergency-opened:${bookingId}:staff`,
    about: bookingId,
  });
}

/** The handlers of the event 'bookings.emergency-opened'. */
export const handlers: EventHandlers['bookings.emergency-opened'] = [alertStaff];
